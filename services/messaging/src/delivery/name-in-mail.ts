import { shownName } from '@nordbo/contracts'
import { translate } from '@nordbo/texts/files'
import type { Contact } from './mail-reads.ts'

/**
 * A person as a mail names them to the other: by name if their own address is proved, else as somebody without a name, because anybody could
 * have written it (docs/product/people.md, Names).
 */
export const nameInMail = (
  person: Pick<Contact, 'name' | 'emailVerified'> | undefined,
  side: 'guest' | 'host',
  { locale, isConfirmed }: { locale: Contact['locale']; isConfirmed: boolean },
): string => {
  const name = person?.emailVerified ? shownName(person.name, isConfirmed) : ''
  return name === '' ? translate(locale, 'letters')(side === 'guest' ? 'name.someGuest' : 'name.someHost') : name
}
