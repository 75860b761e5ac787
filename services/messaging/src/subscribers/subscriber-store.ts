import { randomUUID } from 'node:crypto'
import { Locale } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'

const Subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  locale: Locale,
  version: z.string(),
  askedAt: z.date(),
  confirmedAt: z.date().nullable(),
})
/** An address that asked for the newsletter. */
export type Subscriber = z.infer<typeof Subscriber>

const columns = Prisma.sql`id, email, locale, version, asked_at as "askedAt", confirmed_at as "confirmedAt"`

const first = async (rows: PromiseLike<unknown>): Promise<Subscriber | undefined> =>
  z.array(Subscriber).parse(await rows)[0]

/** Reads a subscriber; undefined for an unknown id. */
export const findSubscriber = (tx: Tx, id: string): Promise<Subscriber | undefined> =>
  first(tx.$queryRaw`select ${columns} from newsletter_subscriber where id = ${id}::uuid`)

/** Who asks for the newsletter, and what they read. */
export interface Asking {
  email: string
  locale: Locale
  version: string
  personId: string | null
  now: Date
}

/** Stores that an address asks. One that is subscribed stays as it is, and undefined is returned. */
export const storeAsking = (
  tx: Tx,
  { email, locale, version, personId, now }: Asking,
): Promise<Subscriber | undefined> =>
  first(tx.$queryRaw`
    insert into newsletter_subscriber (id, email, locale, person_id, version, asked_at)
    values (${randomUUID()}::uuid, ${email}, ${locale}, ${personId}::uuid, ${version}, ${now}::timestamptz)
    on conflict (email) do update set locale = excluded.locale, version = excluded.version, asked_at = excluded.asked_at,
      person_id = coalesce(excluded.person_id, newsletter_subscriber.person_id)
    where newsletter_subscriber.confirmed_at is null
    returning ${columns}`)

/** Subscribes an address that asked after a time; undefined if it did not, or is subscribed. */
export const confirmSubscriber = (
  tx: Tx,
  id: string,
  { now, since }: { now: Date; since: Date },
): Promise<Subscriber | undefined> =>
  first(tx.$queryRaw`
    update newsletter_subscriber set confirmed_at = ${now}::timestamptz
    where id = ${id}::uuid and confirmed_at is null and asked_at > ${since}::timestamptz
    returning ${columns}`)

/** Forgets an address; undefined for an unknown id. */
export const deleteSubscriber = (tx: Tx, id: string): Promise<Subscriber | undefined> =>
  first(tx.$queryRaw`delete from newsletter_subscriber where id = ${id}::uuid returning ${columns}`)

/** Logs what an address agreed to. */
export const logConsent = async (
  tx: Tx,
  {
    addressHash,
    act,
    version,
    at,
  }: { addressHash: string; act: 'asked' | 'confirmed' | 'ended'; version: string; at: Date },
): Promise<void> => {
  await tx.$executeRaw`
    insert into newsletter_consent (id, address_hash, act, version, at)
    values (${randomUUID()}::uuid, ${addressHash}, ${act}, ${version}, ${at}::timestamptz)`
}
