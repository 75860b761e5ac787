import { addressSpans } from './addresses.ts'
import { fold } from './folded-text.ts'
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
  const addresses = joined(addressSpans(text))
  const left = withoutSpans(text, addresses)
  return joined([...addresses, ...phoneSpans(left), ...spokenSpans(left)])
}

const maskOnce = (original: string): string => {
  const { text, places } = fold(original)
  let masked = ''
  let at = 0
  for (const [from, to] of contactsIn(text)) {
    masked += original.slice(at, places[from]) + hiddenContact
    at = places[to] ?? original.length
  }
  return masked + original.slice(at)
}

/**
 * Replaces every phone number, e-mail address and link by `hiddenContact` (docs/product/people.md, Contact data): Danish and foreign
 * numbers, also spelled out or with odd marks between the digits; addresses with a spelled-out at or dot; domains like firma.dk; all of
 * them also with look-alike, wide and invisible characters. Dates, times, prices, codes of doors, house numbers and postal codes are
 * unchanged. Idempotent.
 */
export const maskContacts = (text: string): string => {
  const masked = maskOnce(text)
  // Text next to a replaced contact may now match on its own.
  return masked === text ? text : maskContacts(masked)
}
