import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { Delivery } from './delivery-store.ts'

/** A mail that the mail server accepted, and the hash of the address that it went to. */
export interface SentMail {
  id: string
  addressHash: string
}

/** Marks mails as sent. */
export const markSent = async (client: Tx, mails: readonly SentMail[]): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery d set state = 'sent', lease_until = null, sent_at = now(), address_hash = sent.address_hash
    from unnest(${mails.map(({ id }) => id)}::uuid[], ${mails.map(({ addressHash }) => addressHash)}::text[]) as sent (id, address_hash)
    where d.id = sent.id`
}

/** A delivery as a process claimed it. Every later claim has another number of attempts. */
type ClaimedDelivery = Pick<Delivery, 'id' | 'attempts'>

/** Whether a delivery is still claimed as it was: another process may have taken it over and sent it meanwhile. */
const stillClaimed = ({ id, attempts }: ClaimedDelivery): Prisma.Sql =>
  Prisma.sql`id = ${id}::uuid and attempts = ${attempts}::int and state = 'sending'`

/**
 * How long the claim of a mail lasts that is handed over, seconds. It is renewed meanwhile, so this is what a killed process leaves waiting.
 */
const sendingSeconds = 40

/** Renews the claims of deliveries right before they are handed over. Returns the ids of those that this process still had. */
export const keepClaims = async (client: Tx, deliveries: readonly ClaimedDelivery[]): Promise<string[]> => {
  const kept = z.array(z.object({ id: z.uuid() })).parse(
    await client.$queryRaw`
      update mail_delivery d set lease_until = now() + make_interval(secs => ${sendingSeconds})
      from unnest(${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ attempts }) => attempts)}::int[])
        as claimed (id, attempts)
      where d.id = claimed.id and d.attempts = claimed.attempts and d.state = 'sending' returning d.id`,
  )
  return kept.map(({ id }) => id)
}

/** Gives up a delivery that has no reader or subject any more, unless another process has taken it over. */
export const dropDelivery = async (client: Tx, delivery: ClaimedDelivery): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery set state = 'dropped', lease_until = null, ended_at = now() where ${stillClaimed(delivery)}`
}

/** Gives up a delivery whose attempts have all failed, unless another process has taken it over. */
export const failDelivery = async (client: Tx, delivery: ClaimedDelivery, reason: string): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery set state = 'failed', lease_until = null, ended_at = now(), last_error = ${reason}
    where ${stillClaimed(delivery)}`
}

/** Leaves deliveries out whose address gets none, unless another process has taken them over. */
export const suppressDelivery = async (client: Tx, delivery: ClaimedDelivery, addressHash: string): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery set state = 'suppressed', lease_until = null, ended_at = now(), address_hash = ${addressHash}
    where ${stillClaimed(delivery)}`
}

/**
 * Gives up a delivery that the mail server refused for good, unless another process has taken it over. With `suppress` its person's address
 * gets letters about the account alone from now on, in the same statement.
 */
export const bounceDelivery = async (
  client: Tx,
  delivery: ClaimedDelivery,
  refused: { addressHash: string; reason: string; suppress: boolean },
): Promise<void> => {
  const { addressHash, reason, suppress } = refused
  await client.$executeRaw`
    with bounced as (
      update mail_delivery set state = 'bounced', lease_until = null, ended_at = now(), last_error = ${reason},
        address_hash = ${addressHash}
      where ${stillClaimed(delivery)} returning recipient_id)
    insert into mail_suppression (person_id, address_hash, since, bounced_at, error)
    select recipient_id, ${addressHash}, now(), now(), ${reason} from bounced where ${suppress}::boolean
    on conflict (person_id, address_hash) do update set bounced_at = excluded.bounced_at, error = excluded.error`
}

const SentDelivery = Delivery.pick({ recipientId: true, data: true }).extend({ addressHash: z.string().nullable() })
/** A mail that was sent: whom it went to, where, and what it was written from. */
type SentDelivery = z.infer<typeof SentDelivery>

/** A mail that was sent; undefined for others. */
export const findSent = async (client: Tx, id: string): Promise<SentDelivery | undefined> => {
  const [row] = z.array(SentDelivery).parse(
    await client.$queryRaw`
      select recipient_id as "recipientId", data, address_hash as "addressHash" from mail_delivery where id = ${id}::uuid and state = 'sent'`,
  )
  return row
}

/** Marks a mail that was sent as bounced, with `suppress` as for a refused one. Returns whether it was still sent. */
export const bounceSent = async (
  client: Tx,
  id: string,
  { reason, suppress }: { reason: string; suppress: boolean },
): Promise<boolean> => {
  const changed = await client.$executeRaw`
    with bounced as (
      update mail_delivery set state = 'bounced', ended_at = now(), last_error = ${reason}
      where id = ${id}::uuid and state = 'sent' returning recipient_id, address_hash),
    suppressed as (
      insert into mail_suppression (person_id, address_hash, since, bounced_at, error)
      select recipient_id, address_hash, now(), now(), ${reason} from bounced
      where ${suppress}::boolean and address_hash is not null
      on conflict (person_id, address_hash) do update set bounced_at = excluded.bounced_at, error = excluded.error)
    select 1 from bounced`
  return changed > 0
}

/** Requeues a delivery for a later attempt, unless another process has taken it over. */
export const postponeDelivery = async (
  client: Tx,
  delivery: ClaimedDelivery,
  again: { reason: string; seconds: number },
): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery set state = 'queued', lease_until = null, attempt_at = now() + make_interval(secs => ${again.seconds}),
      last_error = ${again.reason}
    where ${stillClaimed(delivery)}`
}

const Deferred = z.array(z.object({ seconds: z.number() }))

/**
 * Requeues a delivery that could not be composed while something of our own was away, unless another process has taken it over. It is no
 * attempt. The pause is a tenth of how long the mail waits already, between 2 and 15 seconds. Returns the pause, if the delivery waits.
 */
export const deferDelivery = async (
  client: Tx,
  delivery: ClaimedDelivery,
  reason: string,
): Promise<number | undefined> => {
  const [row] = Deferred.parse(
    await client.$queryRaw`
      with pause as (
        select least(15, greatest(2, extract(epoch from now() - queued_at) / 10))::float8 as seconds from mail_delivery
        where id = ${delivery.id}::uuid)
      update mail_delivery set state = 'queued', lease_until = null, attempts = attempts - 1, last_error = ${reason},
        attempt_at = now() + make_interval(secs => pause.seconds)
      from pause where ${stillClaimed(delivery)} returning pause.seconds`,
  )
  return row?.seconds
}

/** Gives back claimed mails that were not begun, as if they had not been claimed, unless another process has taken them over. */
export const returnDeliveries = async (client: Tx, deliveries: readonly ClaimedDelivery[]): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery d set state = 'queued', lease_until = null, attempts = d.attempts - 1
    from unnest(${deliveries.map(({ id }) => id)}::uuid[], ${deliveries.map(({ attempts }) => attempts)}::int[])
      as claimed (id, attempts)
    where d.id = claimed.id and d.attempts = claimed.attempts and d.state = 'sending'`
}
