import { addressSpans } from './addresses.ts'
import { fold } from './folded-text.ts'
import { handleSpans } from './handles.ts'
import { phoneSpans } from './phone-numbers.ts'
import { joined, type Span } from './spans.ts'
import { spokenSpans } from './spoken-numbers.ts'

/** The replacement for a phone number, an e-mail address or a link. */
export const hiddenContact = '•••'

/** Stands for found characters while others are looked for: neither a letter nor a space. */
const blank = '\ue000'

const withoutSpans = (text: string, spans: readonly Span[]): string => {
  let left = ''
  let at = 0
  for (const [from, to] of spans) {
    left += text.slice(at, from) + blank.repeat(to - from)
    at = to
  }
  return left + text.slice(at)
}

const contactsIn = (text: string): Span[] => {
  const addresses = joined([...addressSpans(text), ...handleSpans(text)])
  const left = withoutSpans(text, addresses)
  return joined([...addresses, ...phoneSpans(left), ...spokenSpans(left)])
}

const restOfWord = /\S*/y

/** The end of the word at a place. */
const wordEnd = (text: string, at: number): number => {
  restOfWord.lastIndex = at
  return at + (restOfWord.exec(text)?.[0].length ?? 0)
}

/** Passes after which the rest of a word is hidden with its contact: only made-up chains of contacts take more. */
const exactPasses = 4

const maskOnce = (original: string, pass: number): string => {
  const { text, starts, ends } = fold(original)
  let masked = ''
  let at = 0
  for (const [from, to] of contactsIn(text)) {
    const start = starts[from] ?? at
    // The contact before took the rest of its word, and this one with it.
    if (start < at) continue
    masked += original.slice(at, start) + hiddenContact
    const end = ends[to - 1] ?? original.length
    at = pass < exactPasses ? end : wordEnd(original, end)
  }
  return masked + original.slice(at)
}

const maskFrom = (text: string, pass: number): string => {
  const masked = maskOnce(text, pass)
  // Text next to a replaced contact may now match on its own.
  return masked === text ? text : maskFrom(masked, pass + 1)
}

/**
 * Replaces every phone number, e-mail address and link by `hiddenContact` (docs/product/people.md, Contact data): Danish and foreign
 * numbers, also spelled out or with odd marks between the digits; addresses with a spelled-out at or dot or none; names in social networks; domains like firma.dk; all of
 * them also with look-alike, wide and invisible characters. Dates, times, prices, codes of doors, house numbers and postal codes are
 * unchanged. Idempotent.
 */
export const maskContacts = (text: string): string => maskFrom(text, 0)
