import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts'
import { MailJob, type MailOrder } from './mail-job.ts'

/** A delivery that this process has claimed. */
export const Delivery = z.object({
  id: z.uuid(),
  recipientId: z.uuid(),
  /** The fact that the mail is about. */
  factId: z.string(),
  attempts: z.int(),
  data: MailJob,
})
export type Delivery = z.infer<typeof Delivery>

const Due = z.object({ id: z.uuid(), at: z.date() })

/** After this long another process may take over a mail, seconds. Far longer than all timeouts of sending. */
const leaseSeconds = 120

const queuedIn = new WeakSet<object>()

/** Remembers that a transaction may have queued a mail. */
export const markQueued = (tx: object): void => void queuedIn.add(tx)

/** Whether a transaction may have queued a mail. */
export const hasQueuedMails = (tx: object): boolean => queuedIn.has(tx)

/** Queues mails in the transaction of their event. Skips those that are already queued. */
export const queueMails = async (tx: Tx, orders: readonly MailOrder[]): Promise<void> => {
  if (orders.length === 0) return
  markQueued(tx)
  await tx.mailDelivery.createMany({
    data: orders.map(({ job, factId, recipientId }) => ({
      ...{ id: randomUUID(), kind: job.kind, factId, recipientId },
      data: job,
    })),
    skipDuplicates: true,
  })
}

const open = Prisma.sql`((state = 'queued' and attempt_at <= now()) or (state = 'sending' and lease_until <= now()))`

/** Claims the next queued mail, or the one with this id, so that no other process sends it. */
export const claimDelivery = async (client: PrismaClient, id?: string): Promise<Delivery | undefined> => {
  const rows = await client.$queryRaw(Prisma.sql`
    update mail_delivery set state = 'sending', attempts = attempts + 1,
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from mail_delivery where ${open} ${id === undefined ? Prisma.empty : Prisma.sql`and id = ${id}::uuid`}
      order by attempt_at for update skip locked limit 1)
    returning id, recipient_id as "recipientId", fact_id as "factId", attempts, data`)
  return z.array(Delivery).parse(rows)[0]
}

/** Finishes a delivery. */
export const finishDelivery = async (client: PrismaClient, id: string, state: 'sent' | 'dropped'): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery set state = ${state}::delivery_state, lease_until = null,
      sent_at = case when ${state} = 'sent' then now() end
    where id = ${id}::uuid`
}

/** Requeues a delivery for a later attempt. */
export const postponeDelivery = async (client: PrismaClient, id: string, seconds: number): Promise<void> => {
  await client.$executeRaw`
    update mail_delivery set state = 'queued', lease_until = null, attempt_at = now() + make_interval(secs => ${seconds})
    where id = ${id}::uuid`
}

/** Mails that are due by an instant of real time, and those being sent, earliest first. */
export const findOpenDeliveries = async (client: PrismaClient, until: Date, limit: number) =>
  z.array(Due).parse(
    await client.$queryRaw`
      select id, attempt_at as at from mail_delivery
      where state = 'sending' or (state = 'queued' and attempt_at <= ${until}) order by attempt_at limit ${limit}`,
  )
