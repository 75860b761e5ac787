import { z } from 'zod'

/** A visible character: no space, no control character, nothing of zero width, no blank letter. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\u2800]/u

/** Whether a text contains a visible character. */
export const saysSomething = (text: string): boolean => visible.test(text)

/** A required text: trimmed, `least` to `most` characters, at least one of them visible. */
export const requiredText = (most: number, least = 1) =>
  z.string().trim().min(least).max(most).refine(saysSomething, 'Must say something')

/** Control characters other than tabs and line breaks, and halves of characters, which no screen shows and no database stores. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}/u

/** Whether a text of several lines can be shown and stored. */
export const isWritable = (text: string): boolean => !unwritable.test(text)

/** Line breaks, control characters, halves of characters, and marks that change the text's direction. */
export const unruly = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A required text of one line, for titles and names: without line breaks, control characters and direction marks. */
export const requiredLine = (most: number, least = 1) =>
  requiredText(most, least).refine((text) => !unruly.test(text), 'Must be one line without control characters')

/** A text of one line that may be empty. */
export const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !unruly.test(text), 'Must be one line without control characters')
