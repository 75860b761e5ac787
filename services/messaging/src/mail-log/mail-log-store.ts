import type { LoggedMail, MailSuppression } from '@nordbo/contracts'
import type { Db } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

/** Whose mails: a person's, or those to the address of a hash. */
export type LogSubject = { userId: string } | { addressHash: string }

/** The place after which a page begins. */
export interface LogPlace {
  at: string
  id: string
}

const ofMails = (subject: LogSubject): Prisma.Sql =>
  'userId' in subject
    ? Prisma.sql`recipient_id = ${subject.userId}::uuid`
    : Prisma.sql`address_hash = ${subject.addressHash}`

type MailRow = Omit<LoggedMail, 'queuedAt' | 'nextAttemptAt' | 'endedAt'> &
  Record<'queuedAt', Date> &
  Record<'nextAttemptAt' | 'endedAt', Date | null>

/** Mails of a person or to an address, the newest first. One that waits after an attempt counts as failed. */
export const listMails = (
  db: Db,
  subject: LogSubject,
  after: LogPlace | undefined,
  limit: number,
): Promise<MailRow[]> => {
  const cut = after ? Prisma.sql`and (queued_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : Prisma.empty
  return db.query<MailRow>(Prisma.sql`
    select id, kind, case when state = 'queued' and last_error is not null then 'failed' else state::text end as state,
      queued_at as "queuedAt", attempts, case when state = 'queued' then attempt_at end as "nextAttemptAt",
      coalesce(ended_at, sent_at) as "endedAt", last_error as "lastError"
    from mail_delivery where ${ofMails(subject)} ${cut} order by queued_at desc, id desc limit ${limit}::integer`)
}

type SuppressionRow = Omit<MailSuppression, 'since' | 'bouncedAt'> & Record<'since' | 'bouncedAt', Date>

/** The suppressed addresses of a person, or the people for whom an address is suppressed. */
export const listSuppressions = (db: Db, subject: LogSubject): Promise<SuppressionRow[]> =>
  db.query<SuppressionRow>(Prisma.sql`
    select person_id as "userId", since, bounced_at as "bouncedAt", error from mail_suppression
    where ${'userId' in subject ? Prisma.sql`person_id = ${subject.userId}::uuid` : Prisma.sql`address_hash = ${subject.addressHash}`}
    order by since desc limit 50`)

/** What an administrator did. */
export interface MailLook {
  adminId: string
  act: 'read' | 'lifted'
  why: string
  at: Date
}

const lookOf = ({ adminId, act, why, at }: MailLook, people: Prisma.Sql): Prisma.Sql => Prisma.sql`
  insert into mail_look (id, admin_id, person_id, act, why, looked_at)
  select gen_random_uuid(), ${adminId}::uuid, person_id, ${act}, ${why}, ${at}::timestamptz from (${people}) people`

/** Stores that an administrator read a person's mails. */
export const lookAtPerson = (look: MailLook, userId: string): Prisma.Sql =>
  lookOf(look, Prisma.sql`select ${userId}::uuid as person_id`)

/** Stores that an administrator read the mails to an address: a row for each of their readers, or one without any. */
export const lookAtAddress = (look: MailLook, addressHash: string): Prisma.Sql =>
  lookOf(
    look,
    Prisma.sql`
      select distinct recipient_id as person_id from mail_delivery where address_hash = ${addressHash}
      union select person_id from mail_suppression where address_hash = ${addressHash}
      union all select null::uuid where not exists (select from mail_delivery where address_hash = ${addressHash})`,
  )
