import { notificationMatrix } from '@nordbo/contracts'
import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import type { MailJob } from './mail-job.ts'

type Kind = MailJob['kind']

/** A mail to somebody's address. */
export interface Addressed {
  recipientId: string
  addressHash: string
}

/**
 * Whether a letter is tried although its address refused one for good: letters about the account protect it, prove who reads the address,
 * or are owed by law (docs/product/notifications.md, Delivery of mails).
 */
export const ignoresSuppression = (kind: Kind): boolean => notificationMatrix[kind].subject === 'account'

/** Whether a refusal of a letter suppresses its address. The support is no person, and an erased person gets no other letter. */
export const suppressesAddress = (kind: Kind): boolean =>
  kind !== 'supportTicket' && kind !== 'supportReply' && kind !== 'accountDeleted'

const keyOf = ({ recipientId, addressHash }: Addressed): string => `${recipientId} ${addressHash}`

const Row = z.object({ recipientId: z.uuid(), addressHash: z.string() })

/** Those of some mails whose address is suppressed for its person. Returns a test of a mail. */
export const findSuppressed = async (
  client: Tx,
  mails: readonly Addressed[],
): Promise<(mail: Addressed) => boolean> => {
  if (mails.length === 0) return () => false
  const rows = z.array(Row).parse(
    await client.$queryRaw`
      select s.person_id as "recipientId", s.address_hash as "addressHash" from mail_suppression s
      join unnest(${mails.map(({ recipientId }) => recipientId)}::uuid[], ${mails.map(({ addressHash }) => addressHash)}::text[])
        as asked (person_id, address_hash) using (person_id, address_hash)`,
  )
  const found = new Set(rows.map(keyOf))
  return (mail) => found.has(keyOf(mail))
}

/** Has all addresses of a person get mails again. Returns how many were suppressed. */
export const liftSuppressions = async (client: Tx, personId: string): Promise<number> =>
  client.$executeRaw`delete from mail_suppression where person_id = ${personId}::uuid`
