#ifndef ICU_BRIDGE_H
#define ICU_BRIDGE_H

/// ICU as the tool needs it, without an ICU type or header: ICU renames its symbols by macros, which Swift cannot
/// import.
///
/// Conventions, for every function:
/// - Text is UTF-8. A `const char *` that comes in is ended by NUL and is read during the call only, unless its size is
///   passed beside it.
/// - A function with `char *buffer, int32_t capacity` at its end writes a text there, without an ending NUL, and
///   returns its size in bytes. A size above `capacity` says that nothing was written: call again with a larger
///   buffer. A negative result is an error (`ICUBridgeFailure`).
/// - A list of texts is written as one text in which every item is ended by NUL.
/// - A locale comes in as a BCP 47 tag. Unknown locales get root's data, never those of the machine's default locale.
/// - A handle comes from an `…_open` and belongs to the caller, who gives it back to the `…_close` of the same name
///   once. Nothing else is allocated for the caller.
/// - Every function may be called from any thread, also with one handle from several threads.
/// - No C++ exception leaves a function. ICU's data is first touched by the first call, never at start-up.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
  /// ICU refused: a malformed argument, or data that are missing.
  ICUBridgeFailure = -1
};

// MARK: Versions

/// Three texts: ICU's, CLDR's and Unicode's version.
int32_t icub_versions(char *buffer, int32_t capacity);

// MARK: Locales

/// The tags of all locales that ICU lists, in its order, without aliases.
int32_t icub_locales_available(char *buffer, int32_t capacity);
/// With aliases of CLDR resolved (`iw` is `he`, `cmn-TW` is `zh-TW`).
int32_t icub_locale_canonical(const char *tag, char *buffer, int32_t capacity);
/// With likely subtags added; as it is where none are known.
int32_t icub_locale_maximized(const char *tag, char *buffer, int32_t capacity);
/// With likely subtags removed.
int32_t icub_locale_minimized(const char *tag, char *buffer, int32_t capacity);
/// 1 or 0.
int32_t icub_locale_is_right_to_left(const char *tag);
/// 1 where ICU has data for the locale's language, else 0.
int32_t icub_locale_is_known(const char *tag);
/// Pairs of texts: a locale and its explicit parent in CLDR, both as tags; `und` for root.
int32_t icub_locale_parents(char *buffer, int32_t capacity);
/// Pairs of texts: an alias and what CLDR replaces it by. `kind` is `language`, `script` or `territory`. The first of
/// several replacements is the likeliest only by CLDR's order.
int32_t icub_locale_aliases(const char *kind, char *buffer, int32_t capacity);
/// Pairs of texts: the regions for which CLDR knows the language's likely script, and that script. The first pair has
/// an empty region: it tells the script where no region is named. Nothing for a language that CLDR does not know.
int32_t icub_likely_scripts(const char *language, char *buffer, int32_t capacity);
/// Chooses among a set of locales by ICU's rules for matching.
typedef struct icub_matcher icub_matcher;
/// `tags` is a list of canonical tags. Unless `keeps_script` is 0, none is chosen in another script than the wanted
/// one.
icub_matcher *icub_matcher_open(const char *tags, int32_t size, int32_t keeps_script);
void icub_matcher_close(icub_matcher *matcher);
/// The index of the locale that serves somebody who wants another, or -1.
int32_t icub_matcher_best(const icub_matcher *matcher, const char *tag);
/// All languages that a locale serves, of a matcher that keeps the script. Four texts for each answer: a language, its
/// script, a region, and the index of the locale, -1 for none. The region is empty for the answer where none is wanted,
/// and `*` for regions that are not listed.
int32_t icub_matcher_answers(const icub_matcher *matcher, char *buffer, int32_t capacity);

/// The script codes in which the locale is written (`Jpan` is Kana, Hira, Hani).
int32_t icub_locale_scripts(const char *tag, char *buffer, int32_t capacity);

// MARK: Plural rules

enum { ICUBridgeCardinal = 0, ICUBridgeOrdinal = 1 };

/// Pairs of texts: a category's keyword and its rule with samples, as CLDR writes them, `other` included.
/// Nothing, size 0, where CLDR has no rules for the locale.
int32_t icub_plural_rules(const char *tag, int32_t kind, char *buffer, int32_t capacity);

/// ICU's own selection, for confirming.
typedef struct icub_plural_selector icub_plural_selector;
icub_plural_selector *icub_plural_open(const char *tag, int32_t kind);
void icub_plural_close(icub_plural_selector *selector);
/// The keyword for a decimal such as `-1.50`, all of whose fraction digits are visible.
int32_t icub_plural_select(const icub_plural_selector *selector, const char *decimal, char *buffer, int32_t capacity);

// MARK: Numbers

typedef struct icub_number_format {
  int32_t primary_grouping;
  int32_t secondary_grouping;
  /// How many digits must stand before the last group for a number to be grouped, by default.
  int32_t minimum_grouping;
  /// The same where a number is shown by a skeleton.
  int32_t skeleton_minimum_grouping;
  int32_t minimum_integer;
  int32_t minimum_fraction;
  int32_t maximum_fraction;
  /// 1 where the numbering system is not made of ten digits.
  int32_t is_algorithmic;
} icub_number_format;

/// How ICU shows a number by default. The texts, in order: decimal separator, group separator, minus, plus, percent,
/// per mille, exponent, infinity, not-a-number, positive prefix and suffix, negative prefix and suffix, pattern,
/// numbering system, and the ten digits.
int32_t icub_number_symbols(const char *tag, icub_number_format *format, char *buffer, int32_t capacity);

enum { ICUBridgeSkeleton = 0, ICUBridgeIntegerStyle = 1, ICUBridgePercentStyle = 2, ICUBridgeCurrencyStyle = 3 };

/// A number style of MessageFormat in a locale.
typedef struct icub_number_formatter icub_number_formatter;
/// Null where ICU refuses the skeleton, which only `ICUBridgeSkeleton` has.
icub_number_formatter *icub_number_formatter_open(
    const char *tag, int32_t style, const char *skeleton, int32_t size);
void icub_number_formatter_close(icub_number_formatter *formatter);

enum {
  /// Every digit is shown.
  ICUBridgeAllDigits = -1,
  /// As the style rounds.
  ICUBridgeOwnDigits = -2
};

/// A decimal, `inf`, `-inf`, `nan` or `-nan`, as the style shows it but for its scale: pairs of texts, a kind and a
/// part. The kinds: `i` integer digits, `g` a group separator, `d` the decimal separator, `f` fraction digits, `e` `s`
/// `x` the exponent's symbol, sign and digits, and `p` anything else.
///
/// - `fraction`: how many fraction digits are shown, or one of the values above.
/// - `is_simple`: 1 where the number is shown in full though the style is compact or scientific.
/// - `is_zeroed`: 1 where the number is rounded to zero.
/// - `is_unsigned`: 1 where no sign is shown.
int32_t icub_number_formatter_parts(
    const icub_number_formatter *formatter,
    const char *decimal,
    int32_t fraction,
    int32_t is_simple,
    int32_t is_zeroed,
    int32_t is_unsigned,
    char *buffer,
    int32_t capacity);

typedef struct icub_number_rounding {
  int32_t minimum_fraction;
  int32_t maximum_fraction;
  int32_t minimum_integer;
  /// The power of ten that numbers are multiplied by.
  int32_t scale;
} icub_number_rounding;

/// How a style that has a name rounds. 0, or negative where the style has no such rounding.
int32_t icub_number_formatter_rounding(const icub_number_formatter *formatter, icub_number_rounding *result);

/// How amounts of a currency are rounded: the count of fraction digits, or negative where ICU fails. `increment` is
/// what they are a multiple of, 0 where of nothing but one unit of the last digit.
int32_t icub_currency_digits(const char *code, int32_t is_cash, double *increment);

/// The three letters of the currency that amounts are shown in by default. Fails where the locale's region has none.
int32_t icub_currency(const char *tag, char *buffer, int32_t capacity);

/// The units of measure, as `type-name`.
int32_t icub_measure_units(char *buffer, int32_t capacity);
/// The names of numbering systems.
int32_t icub_numbering_systems(char *buffer, int32_t capacity);

// MARK: Lists

enum { ICUBridgeAnd = 0, ICUBridgeOr = 1, ICUBridgeUnits = 2 };
enum { ICUBridgeWide = 0, ICUBridgeShort = 1, ICUBridgeNarrow = 2 };

/// The items of a list of texts, joined as the locale joins them.
int32_t icub_list_format(
    const char *tag,
    int32_t kind,
    int32_t width,
    const char *items,
    int32_t size,
    char *buffer,
    int32_t capacity);

// MARK: Dates

/// A date format of a locale.
typedef struct icub_date_format icub_date_format;

/// The format that ICU makes for `{x, type, style}`, where the type is `date` or `time`; for an empty type that of
/// `{x}` with a date. Null where ICU refuses the style.
icub_date_format *icub_date_open(const char *tag, const char *type, const char *style, int32_t style_size);
void icub_date_close(icub_date_format *format);
/// Two texts: the format's pattern and the type of its calendar, `gregorian`. `week` takes the first day of the week
/// (1: Sunday) and how many days the first week of a year has at least.
int32_t icub_date_facts(icub_date_format *format, int32_t *week, char *buffer, int32_t capacity);
/// The names that a field such as `MMM` shows, in the order of its values. For `b` and `B` 48 texts: for each hour
/// when it is not over yet, and for each at its very beginning.
int32_t icub_date_names(
    icub_date_format *format, const char *field, int32_t field_size, char *buffer, int32_t capacity);
/// How offsets from GMT are shown. Texts: the pattern with `{0}`, what zero is, and the patterns of positive offsets
/// with hours, minutes, and seconds, and those of negative ones.
int32_t icub_date_zone(icub_date_format *format, char *buffer, int32_t capacity);
/// A date in milliseconds since 1970 UTC, in a time zone, with the format's pattern or, where one is given, another.
int32_t icub_date_format_date(
    icub_date_format *format,
    const char *pattern,
    int32_t pattern_size,
    const char *zone,
    double milliseconds,
    char *buffer,
    int32_t capacity);
/// Which months of the Umm al-Qura calendar have 30 days, a bit for each, for `count` years from `first` on, and on
/// which day since 1970 they start.
int32_t icub_umm_al_qura_months(int32_t first, int32_t count, int32_t *start, uint16_t *months);
/// The seconds that a time zone is ahead of UTC at a time. Fails where ICU does not know the zone.
int32_t icub_zone_offset(const char *zone, double milliseconds, int32_t *offset);

// MARK: Messages

enum {
  ICUBridgeInteger = 0,
  ICUBridgeDouble = 1,
  ICUBridgeText = 2,
  ICUBridgeDate = 3
};

typedef struct icub_argument {
  const char *name;
  int32_t name_size;
  int32_t kind;
  int64_t integer;
  /// A double, or a date in milliseconds since 1970 UTC.
  double number;
  const char *text;
  int32_t text_size;
} icub_argument;

/// A message that ICU parsed.
typedef struct icub_message icub_message;

/// Returns null where ICU refuses the pattern. Then `offset` is where, in UTF-16 units (-1: it does not say), and
/// `error` holds the name of the error, ended by NUL and cut to `error_capacity`.
icub_message *icub_message_open(
    const char *pattern, int32_t pattern_size, const char *tag, int32_t *offset, char *error, int32_t error_capacity);
void icub_message_close(icub_message *message);
int32_t icub_message_format(
    icub_message *message, const icub_argument *arguments, int32_t count, char *buffer, int32_t capacity);

// MARK: Characters

/// The code point's script as the four bytes of its ISO 15924 code, the first one highest: 0x4C61746E is `Latn`.
/// `Zyyy` for what several scripts share, `Zinh` for marks that take the script of their base.
uint32_t icub_script(uint32_t code_point);
/// The scripts that the code point is used in (Unicode's Script_Extensions), in the form of `icub_script`. Returns how
/// many there are; writes none where they do not fit.
int32_t icub_script_extensions(uint32_t code_point, uint32_t *scripts, int32_t capacity);
/// The index of the general category in the order Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf Co Cs Pd Ps Pe Pc
/// Po Sm Sc Sk So Pi Pf.
int32_t icub_general_category(uint32_t code_point);
/// The index of the bidirectional class in the order L R EN ES ET AN CS B S WS ON LRE LRO AL RLE RLO PDF NSM BN FSI LRI
/// RLI PDI.
int32_t icub_bidi_class(uint32_t code_point);
/// The value of a decimal digit of any numbering system, or -1.
int32_t icub_digit_value(uint32_t code_point);

// MARK: Texts

/// 1 where the text is in Normalization Form C, 0 where it is not, negative where ICU fails.
int32_t icub_is_nfc(const char *text, int32_t size);
int32_t icub_nfc(const char *text, int32_t size, char *buffer, int32_t capacity);

enum {
  ICUBridgeUppercase = 0,
  ICUBridgeLowercase = 1,
  ICUBridgeTitlecase = 2,
  /// For comparing without regard to case. Takes no notice of the locale.
  ICUBridgeCaseFolding = 3
};
/// The text in another case, by the rules of the locale (`tr`: i becomes İ).
int32_t icub_map_case(
    const char *text, int32_t size, const char *tag, int32_t mapping, char *buffer, int32_t capacity);

enum {
  ICUBridgeGraphemes = 0,
  ICUBridgeWords = 1,
  /// Where a line may be broken.
  ICUBridgeLines = 2,
  ICUBridgeSentences = 3
};
/// Finds boundaries of one kind in texts of one locale.
typedef struct icub_breaker icub_breaker;
icub_breaker *icub_breaker_open(const char *tag, int32_t kind);
void icub_breaker_close(icub_breaker *breaker);
/// The boundaries after the text's start, as byte offsets, its end included. Returns how many there are; writes none
/// where they do not fit. `statuses`, which may be null, takes ICU's rule status before each: 100 and above for words
/// that are not only spaces and punctuation, below 100 for line breaks that are only allowed.
int32_t icub_breaker_find(
    icub_breaker *breaker, const char *text, int32_t size, int32_t *offsets, int32_t *statuses, int32_t capacity);

/// The form of a text in which texts that look alike are equal (Unicode Technical Standard 39).
int32_t icub_skeleton(const char *text, int32_t size, char *buffer, int32_t capacity);
/// How the scripts of a text are mixed, as UTS 39 grades it: 0 ASCII, 1 one script, 2 a mixture that is usual in East
/// Asia, 3 Latin and one other script that does not look like it, 4 any scripts, 5 what UTS 39 keeps out of names.
int32_t icub_restriction_level(const char *text, int32_t size);

// MARK: What locales write with

enum {
  ICUBridgeStandardExemplars = 0,
  ICUBridgeAuxiliaryExemplars = 1,
  ICUBridgeIndexExemplars = 2,
  ICUBridgePunctuationExemplars = 3
};
/// The code points of an exemplar set, as pairs of first and last. Returns the number of values, twice that of the
/// ranges; writes none where they do not fit. Sequences of several code points are left out.
int32_t icub_exemplars(const char *tag, int32_t kind, uint32_t *bounds, int32_t capacity);
/// Four texts: the quotation marks outside, opening and closing, and those inside.
int32_t icub_quotation_marks(const char *tag, char *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
