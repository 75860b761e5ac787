import { maskContacts } from '../values/mask-contacts.ts'
import { requiredText } from '../values/required-text.ts'

/** Characters that are not seen, or turn the text around them: none belongs to a name, except joiners and forms of letters. */
const unseen =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|(?!\p{Variation_Selector}|[\u200c\u200d])\p{Default_Ignorable_Code_Point}/u

/** Marks of an address or a link that is not written out. */
const marks = /[@＠]|:\/\//u

/** Dots that browsers and people read as one. */
const dots = /[\u00b7\u2022\u2024\u2027\u3002\u30fb\uff0e\uff61]/g
/** A name as it is read: wide letters and strange dots as the usual ones. */
const plain = (name: string): string => name.replace(dots, '.').normalize('NFKC')

const holdsContact = (name: string): boolean =>
  [name, plain(name)].some((each) => marks.test(each) || maskContacts(each) !== each)

/** A real person's name, trimmed: no address, no link, no phone number, no control character. */
export const PersonName = requiredText(100)
  .refine((name) => !unseen.test(name), 'Must hold no control characters')
  .refine((name) => !holdsContact(name), 'Must hold no address, link or phone number')

/** What somebody is called by; empty where nothing is known of them. */
export const firstName = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? ''
