import { randomUUID } from 'node:crypto'
import type { PayoutAccount } from '@nordbo/contracts'
import type { ModelReader } from '../core/database.ts'

/**
 * The legal person that an account belongs to: the person themselves, or a company which they run
 * (docs/product/partners.md, The payment provider).
 */
export interface AccountOwner {
  hostId: string
  /** Null for the person's own account. */
  cvr: string | null
}

/** Which row is an owner's. The id of a person's own account is the person's. */
const rowOf = ({ hostId, cvr }: AccountOwner) => (cvr === null ? { id: hostId } : { hostId_cvr: { hostId, cvr } })

/** The id of an owner's account; undefined without one. */
export const findAccountId = async (reader: ModelReader, owner: AccountOwner): Promise<string | undefined> =>
  (await reader.payoutAccount.findUnique({ where: rowOf(owner), select: { id: true } }))?.id

/** The id of an owner's account, which is stored if there is none. */
export const ensureAccount = async (reader: ModelReader, owner: AccountOwner, now: Date): Promise<string> => {
  const id = owner.cvr === null ? owner.hostId : randomUUID()
  await reader.payoutAccount.createMany({
    data: [{ id, ...owner, createdAt: now, nextCheckAt: now }],
    skipDuplicates: true,
  })
  return (await reader.payoutAccount.findUniqueOrThrow({ where: rowOf(owner), select: { id: true } })).id
}

/** An owner's stored account; status 'none' without one. */
export const readPayoutAccount = async (reader: ModelReader, owner: AccountOwner): Promise<PayoutAccount> => {
  const row = await reader.payoutAccount.findUnique({ where: rowOf(owner) })
  if (!row) return { status: 'none', chargesEnabled: false, payoutsEnabled: false, detailsSubmitted: false }
  const { status, chargesEnabled, payoutsEnabled, detailsSubmitted } = row
  return { status, chargesEnabled, payoutsEnabled, detailsSubmitted }
}
