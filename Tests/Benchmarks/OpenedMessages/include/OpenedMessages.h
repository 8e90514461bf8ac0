#ifndef OPENED_MESSAGES_H
#define OPENED_MESSAGES_H

// ICU's own interface to messages, for measuring: nothing is converted between its texts and others'.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A message that ICU parsed, whose argument 0 is a number and whose argument 1 is a text.
typedef struct opened_message opened_message;

/// `pattern` is UTF-16. Null where ICU refuses the pattern.
opened_message *opened_message_open(const uint16_t *pattern, int32_t size, const char *locale);
void opened_message_close(opened_message *message);
/// Shows the message in UTF-16 by `umsg_format`. `text` is ended by 0. Returns the size of what is shown, negative
/// where ICU fails.
int32_t opened_message_format(
    const opened_message *message, double number, const uint16_t *text, uint16_t *buffer, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
