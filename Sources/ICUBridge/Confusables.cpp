#include "Support.hpp"

#include <unicode/uspoof.h>

namespace {

/// ICU's checker with the checks that tell of scripts. It is never changed, and lives as long as the process.
const USpoofChecker *checker() {
  static const USpoofChecker *const shared = [] {
    UErrorCode status = U_ZERO_ERROR;
    USpoofChecker *result = uspoof_open(&status);
    uspoof_setChecks(result, USPOOF_RESTRICTION_LEVEL | USPOOF_AUX_INFO, &status);
    uspoof_setRestrictionLevel(result, USPOOF_ASCII);
    if (U_SUCCESS(status)) return result;
    uspoof_close(result);
    return static_cast<USpoofChecker *>(nullptr);
  }();
  return shared;
}

int32_t grade(int32_t level) {
  switch (level & USPOOF_RESTRICTION_LEVEL_MASK) {
    case USPOOF_ASCII: return 0;
    case USPOOF_SINGLE_SCRIPT_RESTRICTIVE: return 1;
    case USPOOF_HIGHLY_RESTRICTIVE: return 2;
    case USPOOF_MODERATELY_RESTRICTIVE: return 3;
    case USPOOF_MINIMALLY_RESTRICTIVE: return 4;
    default: return 5;
  }
}

}  // namespace

int32_t icub_skeleton(const char *text, int32_t size, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &result) {
    const USpoofChecker *shared = checker();
    if (!shared) return false;
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString skeleton;
    uspoof_getSkeletonUnicodeString(
        shared, 0, icu::UnicodeString::fromUTF8(icu::StringPiece(size > 0 ? text : "", size)), skeleton, &status);
    skeleton.toUTF8String(result);
    return U_SUCCESS(status) != 0;
  });
}

int32_t icub_restriction_level(const char *text, int32_t size) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    const USpoofChecker *shared = checker();
    UErrorCode status = U_ZERO_ERROR;
    USpoofCheckResult *result = shared ? uspoof_openCheckResult(&status) : nullptr;
    if (!result) return ICUBridgeFailure;
    uspoof_check2UTF8(shared, size > 0 ? text : "", size, result, &status);
    const URestrictionLevel level = uspoof_getCheckResultRestrictionLevel(result, &status);
    uspoof_closeCheckResult(result);
    return U_SUCCESS(status) ? grade(level) : ICUBridgeFailure;
  });
}
