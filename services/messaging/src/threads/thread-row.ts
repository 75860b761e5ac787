import type {
  BookingId,
  ListingId,
  Message,
  Thread,
  ThreadId,
  ThreadSide,
  ThreadSummary,
  UserId,
} from '@nordbo/contracts'
import { Prisma } from '../generated/prisma/client.ts'

/** A thread as one of its participants finds it. */
export interface ThreadRow {
  id: ThreadId
  listingId: ListingId
  guestId: UserId
  hostId: UserId
  side: ThreadSide
  lastSeq: number
  lastMessageAt: Date
  contactsShown: boolean
  unread: number
  readSeq: number
  otherReadSeq: number
  archived: boolean
  blocked: boolean
  otherBlocked: boolean
  lastMessage: Message | null
}

/** The columns of `ThreadRow` for a person, of `thread t` and its last message `m`. */
export const threadColumns = (me: string): Prisma.Sql => {
  const own = (guest: string, host: string): Prisma.Sql =>
    Prisma.sql`case when t.guest_id = ${me}::uuid then ${Prisma.raw(guest)} else ${Prisma.raw(host)} end`
  return Prisma.sql`t.id, t.listing_id as "listingId", t.guest_id as "guestId", t.host_id as "hostId",
    ${own("'guest'", "'host'")} as side, t.last_seq as "lastSeq", t.last_message_at as "lastMessageAt",
    t.contacts_shown as "contactsShown", ${own('t.guest_unread', 't.host_unread')} as unread,
    ${own('t.guest_read_seq', 't.host_read_seq')} as "readSeq", ${own('t.host_read_seq', 't.guest_read_seq')} as "otherReadSeq",
    ${own('t.guest_archived', 't.host_archived')} as archived, ${own('t.guest_blocked', 't.host_blocked')} as blocked,
    ${own('t.host_blocked', 't.guest_blocked')} as "otherBlocked",
    case when m.id is not null then message_view(m, t.contacts_shown) end as "lastMessage"`
}

/** The last message of `thread t`, as `m`. */
export const withLastMessage = Prisma.sql`left join message m on m.thread_id = t.id and m.seq = t.last_seq`

/** Whether a person is one of the two people of `thread t`. */
export const isOf = (me: string): Prisma.Sql => Prisma.sql`${me}::uuid in (t.guest_id, t.host_id)`

/** Whether both people show each other what they have read (docs/product/messages.md, Read marks), of `thread t`. */
export const bothShareReading = Prisma.sql`not exists (
  select from reader r where r.person_id in (t.guest_id, t.host_id) and not r.shares_reading)`

type Named = ThreadRow & Pick<ThreadSummary, 'otherName'>

/** A row of the list. */
export const toSummary = (row: Named): ThreadSummary => ({
  id: row.id,
  listingId: row.listingId,
  side: row.side,
  guestId: row.guestId,
  hostId: row.hostId,
  otherName: row.otherName,
  lastMessage: row.lastMessage,
  lastMessageAt: row.lastMessageAt.toISOString(),
  unread: row.unread,
  archived: row.archived,
})

const blockedBy = ({ blocked, otherBlocked }: ThreadRow): Thread['blockedBy'] => {
  if (blocked) return otherBlocked ? 'both' : 'me'
  return otherBlocked ? 'other' : null
}

/** A whole thread. */
export const toThread = (row: Named, more: { sharesReading: boolean; bookingIds: BookingId[] }): Thread => ({
  ...toSummary(row),
  lastSeq: row.lastSeq,
  readSeq: row.readSeq,
  otherReadSeq: more.sharesReading ? row.otherReadSeq : null,
  contactsShown: row.contactsShown,
  blockedBy: blockedBy(row),
  bookingIds: more.bookingIds,
})
