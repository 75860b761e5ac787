import { firstName, ListingId, maskContacts, UserId } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { ThreadJob } from './mail-job.ts'
import type { MailReads } from './mail-reads.ts'
import { nameInMail } from './name-in-mail.ts'
import type { Prepared } from './prepared.ts'

const Unread = z.object({
  listingId: ListingId,
  otherId: UserId,
  asGuest: z.boolean(),
  named: z.boolean(),
  count: z.int(),
  newest: z.string(),
})

/** What a reader has not read of the messages that a mail is about; undefined if nothing, or if the reader is suspended. */
const findUnread = async (db: Deps['db'], { threadId, afterSeq, seq }: ThreadJob, readerId: string) => {
  const rows = await db.query(Prisma.sql`
    select t.listing_id as "listingId", t.other_id as "otherId", t.as_guest as "asGuest",
      t.contacts_shown as named, count(*)::integer as count,
      (array_agg(case when t.contacts_shown then m.body else coalesce(m.masked, m.body) end order by m.seq desc))[1] as newest
    from (
      select id, listing_id, contacts_shown, guest_id = ${readerId}::uuid as as_guest,
        case when guest_id = ${readerId}::uuid then host_id else guest_id end as other_id,
        case when guest_id = ${readerId}::uuid then guest_read_seq else host_read_seq end as read_seq
      from thread where id = ${threadId}::uuid and ${readerId}::uuid in (guest_id, host_id)) t
    join message m on m.thread_id = t.id and m.sender_id = t.other_id and m.seq > greatest(t.read_seq, ${afterSeq}::integer)
      and m.seq <= ${seq}::integer
    where not exists (select from kit.standing s where s.person_id = ${readerId}::uuid and s.suspended)
    group by 1, 2, 3, 4`)
  return z.array(Unread).parse(rows)[0]
}

/**
 * Prepares the letter about messages of a thread; undefined if its reader has read them meanwhile, wants no mails about messages, or is
 * suspended or gone (docs/product/notifications.md, Mails about messages). A hidden home is not named.
 */
export const prepareMessages = async (
  { db, identity, listings, reads }: Pick<Deps, 'db' | 'identity' | 'listings'> & { reads: MailReads },
  job: ThreadJob,
  recipientId: string,
  link: (path: string) => string,
): Promise<Prepared | undefined> => {
  const unread = await findUnread(db, job, recipientId)
  if (!unread) return undefined
  const { listingId, otherId, named, ...found } = unread
  const contacts = await reads.contacts.loadMany([UserId.parse(recipientId), otherId])
  const recipient = contacts.get(UserId.parse(recipientId))
  if (!recipient?.wantsMessages) return undefined
  const cards = await listings.cardsByIds({ ids: [listingId] })
  if (!cards.ok) throw new Error(`listings refused a card: ${cards.error.code}`)
  const title = cards.value.cards[0]?.title ?? null
  const english = title === null || recipient.locale === 'da' ? undefined : await reads.titles.load(listingId)
  const messages = { ...found, threadId: job.threadId, home: title === null ? null : maskContacts(english ?? title) }
  const stop = await identity.mailStopToken({ userId: recipient.id, subject: 'message' })
  if (!stop.ok) throw new Error(`identity refused a token: ${stop.error.code}`)
  const stopToken = stop.value.token
  const other = nameInMail(contacts.get(otherId), found.asGuest ? 'host' : 'guest', {
    locale: recipient.locale,
    isConfirmed: named,
  })
  const words = { to: firstName(recipient.name), stopToken, other, link }
  return { recipient, write: (letters) => letters.messageReceived(messages, words) }
}
