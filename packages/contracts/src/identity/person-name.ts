import { maskContacts } from '../values/masking/mask-contacts.ts'
import { requiredText } from '../values/required-text.ts'
import { isReservedName } from './reserved-names.ts'

/** Invisible characters and those that change the text's direction, except joiners and variation selectors. */
const unseen =
  /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}|(?!\p{Variation_Selector}|[\u200c\u200d])\p{Default_Ignorable_Code_Point}/u

/** Characters that reveal an incomplete address or link. */
const marks = /[@＠]|:\/\//u

/** Characters that browsers or people read as a dot. */
const dots = /[\u00b7\u2022\u2024\u2027\u3002\u30fb\uff0e\uff61]/g
/** Replaces wide letters and unusual dots by common ones. */
const plain = (name: string): string => name.replace(dots, '.').normalize('NFKC')

const holdsContact = (name: string): boolean =>
  [name, plain(name)].some((each) => marks.test(each) || maskContacts(each) !== each)

/** A person's name, trimmed. Refuses addresses, links, phone numbers, control characters, and names of the product, its roles and desks. */
export const PersonName = requiredText(100)
  .refine((name) => !unseen.test(name), 'Must hold no control characters')
  .refine((name) => !holdsContact(name), 'Must hold no address, link or phone number')
  .refine((name) => !isReservedName(name), 'Must not be a name of the product, its roles or desks')

/** The first name; empty if there is no name. */
export const firstName = (name: string | undefined): string => name?.trim().split(/\s+/)[0] ?? ''

/** A person's name as the other sees it: the first name, and in full once their stay was confirmed (docs/product/people.md, Names). */
export const shownName = (name: string | undefined, isConfirmed: boolean): string =>
  isConfirmed ? (name?.trim() ?? '') : firstName(name)
