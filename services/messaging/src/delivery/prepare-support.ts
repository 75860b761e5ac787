import { firstName, productName, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { openTicketTokens } from '../core/link-tokens.ts'
import { findAct } from '../tickets/act-store.ts'
import { listFiles } from '../tickets/file-store.ts'
import { findTicket, type Ticket } from '../tickets/ticket-store.ts'
import type { MailJob } from './mail-job.ts'
import type { MailReads, Recipient } from './mail-reads.ts'
import type { Prepared } from './prepared.ts'

type SupportJob = Extract<MailJob, { ticketId: string }>

/** Who asked: as they wrote on the contact page, else as their account has them; undefined if that no longer exists. */
const askerOf = (ticket: Ticket, reads: MailReads): Promise<Recipient | undefined> => {
  const { id, personId, name, email, locale } = ticket
  if (name === null || email === null)
    return personId === null ? Promise.resolve(undefined) : reads.contacts.load(personId)
  const words = { name, email, locale: locale ?? ('da' as const) }
  const choices = { phone: null, wantsNews: false, wantsMessages: false, readReceipts: false }
  return Promise.resolve({ id: personId ?? UserId.parse(id), ...words, ...choices })
}

/** Prepares a letter about a question to the support; undefined if the question or its person no longer exists. */
export const prepareSupport = async (
  { db, config, reads }: Pick<Deps, 'db' | 'config'> & { reads: MailReads },
  { kind, ticketId, actId }: SupportJob,
  link: (path: string) => string,
): Promise<Prepared | undefined> => {
  const ticket = await findTicket(db.client, ticketId)
  const person = ticket && (await askerOf(ticket, reads))
  const act = actId === undefined ? undefined : await findAct(db.client, ticketId, actId)
  if (!person || (actId !== undefined && !act)) return undefined
  const path = `/contact/ticket?token=${openTicketTokens(config.PICTURE_SECRET).make(ticketId, 'show')}`
  const reportPath = `/admin/reports/${ticketId}`
  const files = act ? (await listFiles(db.client, ticketId)).filter((file) => file.actId === act.id) : []
  const about = {
    ...{ ...ticket, message: act?.message ?? ticket.message, person, path, reportPath },
    files: files.map((file) => file.name),
  }
  const name = `${productName} support`
  if (kind === 'supportReceipt' || kind === 'supportAnswer')
    return {
      recipient: person,
      write: (letters) => letters[kind](about, { to: firstName(person.name), link }),
      replyTo: { name, address: config.SUPPORT_ADDRESS },
    }
  return {
    recipient: { ...person, id: UserId.parse(ticketId), name, email: config.SUPPORT_ADDRESS, locale: 'da' },
    write: (letters) => letters[kind](about, { to: name, link }),
    replyTo: { name: person.name, address: person.email },
  }
}
