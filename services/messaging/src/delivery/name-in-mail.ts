import { shownName } from '@nordbo/contracts'
import { translate } from '@nordbo/texts/files'
import type { Contact } from './mail-reads.ts'

/**
 * A person as a mail names them to the other. Somebody who is gone has no name and is called by the side that they had
 * (docs/product/notifications.md, Names). Somebody whose own address is not proved is a guest or a host without a name, because anybody
 * could have written it (docs/product/people.md, Names).
 */
export const nameInMail = (
  person: Pick<Contact, 'name' | 'emailVerified'> | undefined,
  side: 'guest' | 'host',
  { locale, isConfirmed }: { locale: Contact['locale']; isConfirmed: boolean },
): string => {
  const words = translate(locale, 'letters')
  const name = shownName(person?.name, isConfirmed)
  if (name === '') return words(`gone.${side}`)
  return person?.emailVerified ? name : words(side === 'guest' ? 'name.someGuest' : 'name.someHost')
}
