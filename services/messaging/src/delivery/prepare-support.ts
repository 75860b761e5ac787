import { firstName, productName, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { findTicket } from '../tickets/ticket-store.ts'
import type { MailJob } from './mail-job.ts'
import type { MailReads } from './mail-reads.ts'
import type { Prepared } from './prepared.ts'

type SupportJob = Extract<MailJob, { ticketId: string }>

/** Prepares a letter about a question to the support; undefined if the person no longer exists. */
export const prepareSupport = async (
  { db, config, reads }: Pick<Deps, 'db' | 'config'> & { reads: MailReads },
  { kind, ticketId }: SupportJob,
  link: (path: string) => string,
): Promise<Prepared | undefined> => {
  const ticket = await findTicket(db.client, ticketId)
  const person = ticket && (await reads.contacts.load(ticket.personId))
  if (!person) return undefined
  const about = { ...ticket, person }
  if (kind === 'supportReceipt')
    return { recipient: person, write: (letters) => letters[kind](about, { to: firstName(person.name), link }) }
  const name = `${productName} support`
  return {
    recipient: { ...person, id: UserId.parse(ticketId), name, email: config.SUPPORT_ADDRESS, locale: 'da' },
    write: (letters) => letters[kind](about, { to: name, link }),
    replyTo: { name: person.name, address: person.email },
  }
}
