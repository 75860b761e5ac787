import { z } from 'zod'

/** A character that somebody sees: no space, no control, nothing of zero width, no blank that calls itself a letter. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\u2800]/u

/** Does a text say anything at all? */
export const saysSomething = (text: string): boolean => visible.test(text)

/** A text that has to say something: trimmed, of `least` to `most` characters, at least one of them visible. */
export const requiredText = (most: number, least = 1) =>
  z.string().trim().min(least).max(most).refine(saysSomething, 'Must say something')

/** Line breaks and controls, and marks that turn the text after them around. */
const unruly = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** The same in one line that leaves the text around it alone: titles and names of things. */
export const requiredLine = (most: number, least = 1) =>
  requiredText(most, least).refine((text) => !unruly.test(text), 'Must be one line without control characters')
