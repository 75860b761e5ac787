import { z } from 'zod'

/** A visible character: no space, no control character, nothing of zero width, no blank letter. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\u2800]/u

/** Whether a text contains a visible character. */
export const saysSomething = (text: string): boolean => visible.test(text)

/** A required text: trimmed, `least` to `most` characters, at least one of them visible. */
export const requiredText = (most: number, least = 1) =>
  z.string().trim().min(least).max(most).refine(saysSomething, 'Must say something')

/** Line breaks, control characters, and marks that change the text's direction. */
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A required text of one line, for titles and names: without line breaks, control characters and direction marks. */
export const requiredLine = (most: number, least = 1) =>
  requiredText(most, least).refine((text) => !unruly.test(text), 'Must be one line without control characters')
