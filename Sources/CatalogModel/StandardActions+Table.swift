extension StandardActions {
  /// A line for each locale: its tag and others that it serves as well, then its labels in the order of `ids`.
  ///
  /// Words and capitals are those of Apple's platforms, which differ from other platforms' in places: Finnish cancels
  /// with “Kumoa”, German saves with “Sichern”, and Brazilian buttons are in title case. Where a platform has one word
  /// for two actions (French “Annuler” cancels and undoes), so has the table.
  static let table = """
    af|OK|Kanselleer|Skrap|Probeer weer|Sluit|Gereed|Bewaar|Moenie bewaar nie|Gooi weg|Gaan voort|Instellings\
    |Nie nou nie|Meer inligting|Verwyder|Wysig|Maak oop|Laat toe|Moenie toelaat nie|Ontdoen|Later|Ja|Nee
    ar|موافق|إلغاء|حذف|إعادة المحاولة|إغلاق|تم|حفظ|عدم الحفظ|تجاهل|متابعة|الإعدادات|ليس الآن|معرفة المزيد\
    |إزالة|تعديل|فتح|السماح|عدم السماح|تراجع|لاحقًا|نعم|لا
    az|OK|Ləğv et|Sil|Yenidən cəhd et|Bağla|Hazırdır|Yadda saxla|Yadda saxlama|Rədd et|Davam et|Parametrlər\
    |İndi yox|Ətraflı məlumat|Çıxar|Redaktə et|Aç|İcazə ver|İcazə vermə|Geri qaytar|Sonra|Bəli|Xeyr
    be|Добра|Скасаваць|Выдаліць|Паўтарыць|Закрыць|Гатова|Захаваць|Не захоўваць|Адхіліць|Працягнуць|Налады\
    |Не зараз|Даведацца больш|Прыбраць|Рэдагаваць|Адкрыць|Дазволіць|Не дазваляць|Адрабіць|Пазней|Так|Не
    bg|OK|Отказ|Изтриване|Нов опит|Затваряне|Готово|Запазване|Без запазване|Отхвърляне|Продължаване|Настройки\
    |Не сега|Научете повече|Премахване|Редактиране|Отваряне|Разрешаване|Забраняване|Отмяна|По-късно|Да|Не
    bn|ঠিক আছে|বাতিল করুন|মুছুন|আবার চেষ্টা করুন|বন্ধ করুন|সম্পন্ন|সংরক্ষণ করুন|সংরক্ষণ করবেন না|বাদ দিন\
    |চালিয়ে যান|সেটিংস|এখন নয়|আরও জানুন|সরান|সম্পাদনা করুন|খুলুন|অনুমতি দিন|অনুমতি দেবেন না\
    |পূর্বাবস্থায় ফেরান|পরে|হ্যাঁ|না
    bs|U redu|Otkaži|Izbriši|Pokušaj ponovo|Zatvori|Gotovo|Sačuvaj|Ne čuvaj|Odbaci|Nastavi|Postavke|Ne sada\
    |Saznaj više|Ukloni|Uredi|Otvori|Dozvoli|Ne dozvoli|Poništi|Kasnije|Da|Ne
    ca|D’acord|Cancel·lar|Eliminar|Reintentar|Tancar|Fet|Guardar|No guardar|Descartar|Continuar|Configuració\
    |Ara no|Més informació|Treure|Editar|Obrir|Permetre|No permetre|Desfer|Més tard|Sí|No
    cs|OK|Zrušit|Smazat|Zkusit znovu|Zavřít|Hotovo|Uložit|Neukládat|Zahodit|Pokračovat|Nastavení|Teď ne\
    |Další informace|Odstranit|Upravit|Otevřít|Povolit|Nepovolovat|Odvolat akci|Později|Ano|Ne
    da|OK|Annuller|Slet|Prøv igen|Luk|Færdig|Arkiver|Arkiver ikke|Kassér|Fortsæt|Indstillinger|Ikke nu\
    |Få mere at vide|Fjern|Rediger|Åbn|Tillad|Tillad ikke|Fortryd|Senere|Ja|Nej
    de|OK|Abbrechen|Löschen|Erneut versuchen|Schließen|Fertig|Sichern|Nicht sichern|Verwerfen|Fortfahren\
    |Einstellungen|Nicht jetzt|Weitere Infos|Entfernen|Bearbeiten|Öffnen|Erlauben|Nicht erlauben|Widerrufen\
    |Später|Ja|Nein
    de-CH|OK|Abbrechen|Löschen|Erneut versuchen|Schliessen|Fertig|Sichern|Nicht sichern|Verwerfen|Fortfahren\
    |Einstellungen|Nicht jetzt|Weitere Infos|Entfernen|Bearbeiten|Öffnen|Erlauben|Nicht erlauben|Widerrufen\
    |Später|Ja|Nein
    el|OK|Ακύρωση|Διαγραφή|Επανάληψη|Κλείσιμο|Τέλος|Αποθήκευση|Χωρίς αποθήκευση|Απόρριψη|Συνέχεια|Ρυθμίσεις\
    |Όχι τώρα|Μάθετε περισσότερα|Αφαίρεση|Επεξεργασία|Άνοιγμα|Να επιτρέπεται|Να μην επιτρέπεται|Αναίρεση\
    |Αργότερα|Ναι|Όχι
    en|OK|Cancel|Delete|Retry|Close|Done|Save|Don’t Save|Discard|Continue|Settings|Not Now|Learn More|Remove\
    |Edit|Open|Allow|Don’t Allow|Undo|Later|Yes|No
    es|Aceptar|Cancelar|Eliminar|Reintentar|Cerrar|Hecho|Guardar|No guardar|Descartar|Continuar|Ajustes\
    |Ahora no|Más información|Quitar|Editar|Abrir|Permitir|No permitir|Deshacer|Más tarde|Sí|No
    es-419|OK|Cancelar|Eliminar|Reintentar|Cerrar|Listo|Guardar|No guardar|Descartar|Continuar|Configuración\
    |Ahora no|Más información|Quitar|Editar|Abrir|Permitir|No permitir|Deshacer|Más tarde|Sí|No
    et|OK|Tühista|Kustuta|Proovi uuesti|Sulge|Valmis|Salvesta|Ära salvesta|Loobu|Jätka|Seaded|Mitte praegu\
    |Lisateave|Eemalda|Muuda|Ava|Luba|Ära luba|Võta tagasi|Hiljem|Jah|Ei
    eu|Ados|Utzi|Ezabatu|Saiatu berriro|Itxi|Eginda|Gorde|Ez gorde|Baztertu|Jarraitu|Ezarpenak|Orain ez\
    |Informazio gehiago|Kendu|Editatu|Ireki|Baimendu|Ez baimendu|Desegin|Geroago|Bai|Ez
    fa|تأیید|لغو|حذف|تلاش مجدد|بستن|انجام شد|ذخیره|ذخیره نشود|دور انداختن|ادامه|تنظیمات|اکنون نه|بیشتر بدانید\
    |برداشتن|ویرایش|باز کردن|اجازه دادن|اجازه ندادن|واگرد|بعداً|بله|خیر
    fi|OK|Kumoa|Poista|Yritä uudelleen|Sulje|Valmis|Tallenna|Älä tallenna|Hylkää|Jatka|Asetukset|Ei nyt\
    |Lisätietoja|Poista|Muokkaa|Avaa|Salli|Älä salli|Peru|Myöhemmin|Kyllä|Ei
    fr|OK|Annuler|Supprimer|Réessayer|Fermer|Terminé|Enregistrer|Ne pas enregistrer|Ignorer|Continuer|Réglages\
    |Pas maintenant|En savoir plus|Retirer|Modifier|Ouvrir|Autoriser|Refuser|Annuler|Plus tard|Oui|Non
    gl|Aceptar|Cancelar|Eliminar|Tentar de novo|Pechar|Feito|Gardar|Non gardar|Descartar|Continuar|Axustes\
    |Agora non|Máis información|Quitar|Editar|Abrir|Permitir|Non permitir|Desfacer|Máis tarde|Si|Non
    gu|ઓકે|રદ કરો|ડિલીટ કરો|ફરી પ્રયાસ કરો|બંધ કરો|થઈ ગયું|સાચવો|સાચવશો નહીં|કાઢી નાખો|ચાલુ રાખો|સેટિંગ્સ\
    |હમણાં નહીં|વધુ જાણો|દૂર કરો|ફેરફાર કરો|ખોલો|મંજૂરી આપો|મંજૂરી ન આપો|પૂર્વવત્ કરો|પછીથી|હા|ના
    he|אישור|ביטול|מחיקה|ניסיון חוזר|סגירה|סיום|שמירה|ללא שמירה|ביטול שינויים|המשך|הגדרות|לא כעת|מידע נוסף\
    |הסרה|עריכה|פתיחה|לאפשר|לא לאפשר|ביטול פעולה|מאוחר יותר|כן|לא
    hi|ठीक|रद्द करें|डिलीट करें|फिर कोशिश करें|बंद करें|पूर्ण|सहेजें|न सहेजें|छोड़ें|जारी रखें|सेटिंग्ज़\
    |अभी नहीं|अधिक जानें|हटाएँ|संपादित करें|खोलें|अनुमति दें|अनुमति न दें|पूर्ववत करें|बाद में|हाँ|नहीं
    hr|U redu|Odustani|Obriši|Pokušaj ponovno|Zatvori|Gotovo|Spremi|Nemoj spremiti|Odbaci|Nastavi|Postavke\
    |Ne sada|Saznajte više|Ukloni|Uredi|Otvori|Dozvoli|Nemoj dozvoliti|Poništi|Kasnije|Da|Ne
    hu|OK|Mégsem|Törlés|Újra|Bezárás|Kész|Mentés|Nincs mentés|Elvetés|Folytatás|Beállítások|Most nem\
    |További információ|Eltávolítás|Szerkesztés|Megnyitás|Engedélyezés|Tiltás|Visszavonás|Később|Igen|Nem
    hy|Լավ|Չեղարկել|Ջնջել|Կրկնել|Փակել|Պատրաստ է|Պահպանել|Չպահպանել|Հրաժարվել|Շարունակել|Կարգավորումներ\
    |Ոչ հիմա|Իմանալ ավելին|Հեռացնել|Խմբագրել|Բացել|Թույլատրել|Չթույլատրել|Հետարկել|Ավելի ուշ|Այո|Ոչ
    id|OKE|Batal|Hapus|Coba Lagi|Tutup|Selesai|Simpan|Jangan Simpan|Buang|Lanjutkan|Pengaturan|Jangan Sekarang\
    |Pelajari Lebih Lanjut|Hilangkan|Edit|Buka|Izinkan|Jangan Izinkan|Urungkan|Nanti|Ya|Tidak
    is|Í lagi|Hætta við|Eyða|Reyna aftur|Loka|Lokið|Vista|Ekki vista|Henda|Halda áfram|Stillingar|Ekki núna\
    |Nánar|Fjarlægja|Breyta|Opna|Leyfa|Ekki leyfa|Afturkalla|Seinna|Já|Nei
    it|OK|Annulla|Elimina|Riprova|Chiudi|Fine|Salva|Non salvare|Ignora|Continua|Impostazioni|Non ora\
    |Scopri di più|Rimuovi|Modifica|Apri|Consenti|Non consentire|Annulla|Più tardi|Sì|No
    ja|OK|キャンセル|削除|再試行|閉じる|完了|保存|保存しない|破棄|続ける|設定|今はしない|詳しい情報|取り除く|編集|開く|許可|許可しない|取り消す|あとで|はい|いいえ
    ka|კარგი|გაუქმება|წაშლა|თავიდან ცდა|დახურვა|მზადაა|შენახვა|შენახვის გარეშე|უარყოფა|გაგრძელება|პარამეტრები\
    |ახლა არა|გაიგეთ მეტი|მოცილება|ჩასწორება|გახსნა|დაშვება|აკრძალვა|უკან დაბრუნება|მოგვიანებით|დიახ|არა
    kk|OK|Бас тарту|Жою|Қайталау|Жабу|Дайын|Сақтау|Сақтамау|Тастау|Жалғастыру|Параметрлер|Қазір емес\
    |Толық ақпарат|Алып тастау|Өңдеу|Ашу|Рұқсат беру|Рұқсат бермеу|Болдырмау|Кейінірек|Иә|Жоқ
    kn|ಸರಿ|ರದ್ದುಮಾಡಿ|ಅಳಿಸಿ|ಮರುಪ್ರಯತ್ನಿಸಿ|ಮುಚ್ಚಿ|ಮುಗಿದಿದೆ|ಉಳಿಸಿ|ಉಳಿಸಬೇಡಿ|ತ್ಯಜಿಸಿ|ಮುಂದುವರಿಸಿ|ಸೆಟ್ಟಿಂಗ್‌ಗಳು\
    |ಈಗ ಬೇಡ|ಇನ್ನಷ್ಟು ತಿಳಿಯಿರಿ|ತೆಗೆದುಹಾಕಿ|ಎಡಿಟ್ ಮಾಡಿ|ತೆರೆಯಿರಿ|ಅನುಮತಿಸಿ|ಅನುಮತಿಸಬೇಡಿ|ಹಿಂದಿನಂತೆ ಮಾಡಿ|ನಂತರ|ಹೌದು\
    |ಇಲ್ಲ
    ko|확인|취소|삭제|다시 시도|닫기|완료|저장|저장 안 함|폐기|계속|설정|지금 안 함|더 알아보기|제거|편집|열기|허용|허용 안 함|실행 취소|나중에|예|아니요
    lt|Gerai|Atšaukti|Ištrinti|Bandyti dar kartą|Uždaryti|Atlikta|Išsaugoti|Neišsaugoti|Atmesti|Tęsti\
    |Nustatymai|Ne dabar|Sužinoti daugiau|Pašalinti|Redaguoti|Atidaryti|Leisti|Neleisti|Anuliuoti|Vėliau|Taip\
    |Ne
    lv|Labi|Atcelt|Dzēst|Mēģināt vēlreiz|Aizvērt|Gatavs|Saglabāt|Nesaglabāt|Atmest|Turpināt|Iestatījumi\
    |Ne tagad|Uzzināt vairāk|Noņemt|Rediģēt|Atvērt|Atļaut|Neatļaut|Atsaukt|Vēlāk|Jā|Nē
    mk|Во ред|Откажи|Избриши|Обиди се повторно|Затвори|Готово|Зачувај|Не зачувувај|Отфрли|Продолжи|Поставки\
    |Не сега|Дознај повеќе|Отстрани|Уреди|Отвори|Дозволи|Не дозволувај|Врати|Подоцна|Да|Не
    ml|ശരി|റദ്ദാക്കുക|ഇല്ലാതാക്കുക|വീണ്ടും ശ്രമിക്കുക|അടയ്ക്കുക|പൂർത്തിയായി|സംരക്ഷിക്കുക|സംരക്ഷിക്കരുത്\
    |ഉപേക്ഷിക്കുക|തുടരുക|ക്രമീകരണങ്ങൾ|ഇപ്പോൾ വേണ്ട|കൂടുതലറിയുക|നീക്കം ചെയ്യുക|തിരുത്തുക|തുറക്കുക|അനുവദിക്കുക\
    |അനുവദിക്കരുത്|പഴയപടിയാക്കുക|പിന്നീട്|അതെ|ഇല്ല
    mr|ठीक आहे|रद्द करा|हटवा|पुन्हा प्रयत्न करा|बंद करा|पूर्ण झाले|जतन करा|जतन करू नका|टाकून द्या|सुरू ठेवा\
    |सेटिंग्ज|आता नाही|अधिक जाणून घ्या|काढून टाका|संपादित करा|उघडा|परवानगी द्या|परवानगी देऊ नका|पूर्ववत करा\
    |नंतर|होय|नाही
    ms|OK|Batal|Padam|Cuba Semula|Tutup|Selesai|Simpan|Jangan Simpan|Buang|Teruskan|Seting|Bukan Sekarang\
    |Ketahui Lebih Lanjut|Keluarkan|Edit|Buka|Benarkan|Jangan Benarkan|Buat Asal|Kemudian|Ya|Tidak
    nb no|OK|Avbryt|Slett|Prøv igjen|Lukk|Ferdig|Arkiver|Ikke arkiver|Forkast|Fortsett|Innstillinger|Ikke nå\
    |Finn ut mer|Fjern|Rediger|Åpne|Tillat|Ikke tillat|Angre|Senere|Ja|Nei
    nl|OK|Annuleer|Verwijder|Probeer opnieuw|Sluit|Gereed|Bewaar|Bewaar niet|Negeer|Ga door|Instellingen\
    |Niet nu|Meer informatie|Verwijder|Wijzig|Open|Sta toe|Sta niet toe|Herstel|Later|Ja|Nee
    nn|OK|Avbryt|Slett|Prøv igjen|Lukk|Ferdig|Lagre|Ikkje lagre|Forkast|Hald fram|Innstillingar|Ikkje no\
    |Finn ut meir|Fjern|Rediger|Opne|Tillat|Ikkje tillat|Angre|Seinare|Ja|Nei
    pa|ਠੀਕ ਹੈ|ਰੱਦ ਕਰੋ|ਮਿਟਾਓ|ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ|ਬੰਦ ਕਰੋ|ਹੋ ਗਿਆ|ਸੰਭਾਲੋ|ਨਾ ਸੰਭਾਲੋ|ਛੱਡੋ|ਜਾਰੀ ਰੱਖੋ|ਸੈਟਿੰਗਾਂ\
    |ਹੁਣੇ ਨਹੀਂ|ਹੋਰ ਜਾਣੋ|ਹਟਾਓ|ਸੋਧੋ|ਖੋਲ੍ਹੋ|ਇਜਾਜ਼ਤ ਦਿਓ|ਇਜਾਜ਼ਤ ਨਾ ਦਿਓ|ਵਾਪਸ ਲਓ|ਬਾਅਦ ਵਿੱਚ|ਹਾਂ|ਨਹੀਂ
    pl|OK|Anuluj|Usuń|Spróbuj ponownie|Zamknij|Gotowe|Zachowaj|Nie zachowuj|Odrzuć|Kontynuuj|Ustawienia\
    |Nie teraz|Dowiedz się więcej|Usuń|Edytuj|Otwórz|Pozwól|Nie pozwalaj|Cofnij|Później|Tak|Nie
    pt pt-BR|OK|Cancelar|Apagar|Tentar Novamente|Fechar|Concluído|Salvar|Não Salvar|Descartar|Continuar\
    |Ajustes|Agora Não|Saiba Mais|Remover|Editar|Abrir|Permitir|Não Permitir|Desfazer|Mais Tarde|Sim|Não
    pt-PT|OK|Cancelar|Apagar|Tentar novamente|Fechar|Concluído|Guardar|Não guardar|Descartar|Continuar\
    |Definições|Agora não|Saber mais|Remover|Editar|Abrir|Permitir|Não permitir|Desfazer|Mais tarde|Sim|Não
    ro|OK|Anulați|Ștergeți|Reîncercați|Închideți|Gata|Salvați|Nu salvați|Renunțați|Continuați|Configurări\
    |Nu acum|Aflați mai multe|Eliminați|Editați|Deschideți|Permiteți|Nu permiteți|Anulați|Mai târziu|Da|Nu
    ru|ОК|Отменить|Удалить|Повторить|Закрыть|Готово|Сохранить|Не сохранять|Сбросить|Продолжить|Настройки\
    |Не сейчас|Подробнее|Убрать|Править|Открыть|Разрешить|Запретить|Отменить|Позже|Да|Нет
    sk|OK|Zrušiť|Vymazať|Skúsiť znova|Zatvoriť|Hotovo|Uložiť|Neuložiť|Zahodiť|Pokračovať|Nastavenia|Teraz nie\
    |Viac informácií|Odstrániť|Upraviť|Otvoriť|Povoliť|Nepovoliť|Odvolať|Neskôr|Áno|Nie
    sl|V redu|Prekliči|Izbriši|Poskusi znova|Zapri|Končano|Shrani|Ne shrani|Zavrzi|Nadaljuj|Nastavitve|Ne zdaj\
    |Več informacij|Odstrani|Uredi|Odpri|Dovoli|Ne dovoli|Razveljavi|Pozneje|Da|Ne
    sq|OK|Anuloje|Fshije|Riprovo|Mbylle|U bë|Ruaje|Mos e ruaj|Hidhe tej|Vazhdo|Rregullime|Jo tani\
    |Mësoni më tepër|Hiqe|Përpunoni|Hape|Lejoje|Mos e lejo|Zhbëje|Më vonë|Po|Jo
    sr|У реду|Откажи|Обриши|Покушај поново|Затвори|Готово|Сачувај|Не чувај|Одбаци|Настави|Подешавања|Не сада\
    |Сазнај више|Уклони|Уреди|Отвори|Дозволи|Не дозволи|Опозови|Касније|Да|Не
    sr-Latn|U redu|Otkaži|Obriši|Pokušaj ponovo|Zatvori|Gotovo|Sačuvaj|Ne čuvaj|Odbaci|Nastavi|Podešavanja\
    |Ne sada|Saznaj više|Ukloni|Uredi|Otvori|Dozvoli|Ne dozvoli|Opozovi|Kasnije|Da|Ne
    sv|OK|Avbryt|Radera|Försök igen|Stäng|Klar|Spara|Spara inte|Kassera|Fortsätt|Inställningar|Inte nu|Läs mer\
    |Ta bort|Redigera|Öppna|Tillåt|Tillåt inte|Ångra|Senare|Ja|Nej
    sw|Sawa|Ghairi|Futa|Jaribu tena|Funga|Imekamilika|Hifadhi|Usihifadhi|Tupa|Endelea|Mipangilio|Si sasa\
    |Pata maelezo zaidi|Ondoa|Hariri|Fungua|Ruhusu|Usiruhusu|Tendua|Baadaye|Ndiyo|Hapana
    ta|சரி|ரத்து செய்|நீக்கு|மீண்டும் முயற்சி செய்|மூடு|முடிந்தது|சேமி|சேமிக்காதே|நிராகரி|தொடர்|அமைப்புகள்\
    |இப்போது வேண்டாம்|மேலும் அறிக|அகற்று|திருத்து|திற|அனுமதி|அனுமதிக்காதே|செயல்தவிர்|பிறகு|ஆம்|இல்லை
    te|సరే|రద్దు చేయండి|తొలగించండి|మళ్లీ ప్రయత్నించండి|మూసివేయండి|పూర్తయింది|సేవ్ చేయండి|సేవ్ చేయవద్దు\
    |విస్మరించండి|కొనసాగించండి|సెట్టింగ్‌లు|ఇప్పుడు కాదు|మరింత తెలుసుకోండి|తీసివేయండి|సవరించండి|తెరవండి\
    |అనుమతించండి|అనుమతించవద్దు|చర్య రద్దు చేయండి|తర్వాత|అవును|కాదు
    th|ตกลง|ยกเลิก|ลบ|ลองอีกครั้ง|ปิด|เสร็จสิ้น|บันทึก|ไม่บันทึก|ละทิ้ง|ดำเนินการต่อ|การตั้งค่า|ไม่ใช่ตอนนี้\
    |เรียนรู้เพิ่มเติม|เอาออก|แก้ไข|เปิด|อนุญาต|ไม่อนุญาต|เลิกทำ|ภายหลัง|ใช่|ไม่ใช่
    tr|Tamam|Vazgeç|Sil|Yeniden Dene|Kapat|Bitti|Kaydet|Kaydetme|At|Devam Et|Ayarlar|Şimdi Değil\
    |Daha Fazla Bilgi|Kaldır|Düzenle|Aç|İzin Ver|İzin Verme|Geri Al|Daha Sonra|Evet|Hayır
    uk|OK|Скасувати|Видалити|Повторити|Закрити|Готово|Зберегти|Не зберігати|Відкинути|Продовжити|Параметри\
    |Не зараз|Докладніше|Вилучити|Редагувати|Відкрити|Дозволити|Не дозволяти|Відмінити|Пізніше|Так|Ні
    ur|ٹھیک ہے|منسوخ کریں|حذف کریں|دوبارہ کوشش کریں|بند کریں|ہو گیا|محفوظ کریں|محفوظ نہ کریں|رد کریں\
    |جاری رکھیں|ترتیبات|ابھی نہیں|مزید جانیں|ہٹائیں|ترمیم کریں|کھولیں|اجازت دیں|اجازت نہ دیں|کالعدم کریں\
    |بعد میں|ہاں|نہیں
    vi|OK|Hủy|Xóa|Thử lại|Đóng|Xong|Lưu|Không lưu|Bỏ|Tiếp tục|Cài đặt|Không phải bây giờ|Tìm hiểu thêm|Gỡ bỏ\
    |Sửa|Mở|Cho phép|Không cho phép|Hoàn tác|Để sau|Có|Không
    zh-Hans zh|好|取消|删除|重试|关闭|完成|存储|不存储|放弃|继续|设置|以后|进一步了解|移除|编辑|打开|允许|不允许|撤销|稍后|是|否
    zh-Hant|好|取消|刪除|重試|關閉|完成|儲存|不儲存|捨棄|繼續|設定|稍後再說|進一步瞭解|移除|編輯|打開|允許|不允許|還原|稍後|是|否
    zh-HK zh-Hant-HK|好|取消|刪除|重試|關閉|完成|儲存|不儲存|捨棄|繼續|設定|稍後再說|進一步了解|移除|編輯|打開|允許|不允許|還原|稍後|是|否
    """

  /// A line for each language, with the labels that several apps agree on.
  static let partialTable = """
    br|cancel=Nullañ|delete=Dilemel|done=Graet|settings=Arventennoù|yes=Ya
    ckb|ok=باشە|delete=بیسڕەوە
    cy|ok=Iawn|cancel=Canslo|delete=Dileu|retry=Ceisio eto|close=Cau|done=Gorffen|save=Cadw|continue=Parhau\
    |settings=Gosodiadau|learnMore=Dysgu rhagor|remove=Tynnu|edit=Golygu|no=Na
    eo|ok=Bone|cancel=Nuligi|delete=Forigi|retry=Reprovi|close=Fermi|save=Konservi|continue=Daŭrigi\
    |settings=Agordoj|edit=Redakti|later=Poste|yes=Jes|no=Ne
    kab|ok=IH|cancel=Sefsex|delete=Kkes|close=Mdel|done=Immed|save=Sekles|continue=Kemmel|settings=Iɣewwaren\
    |learnMore=Issin ugar|edit=Ẓreg|open=Ldi|later=Ticki|no=Ala
    km|ok=យល់ព្រម|cancel=បោះបង់|delete=លុប|done=រួចរាល់|save=រក្សាទុក
    ku|delete=Jê bibe
    sc|cancel=Annulla|delete=Iscantzella|close=Serra|done=Fatu|save=Sarva|continue=Sighi|settings=Impostatziones\
    |notNow=Como nono|edit=Modìfica|open=Aberi|yes=Eja|no=Nono
    """
}
