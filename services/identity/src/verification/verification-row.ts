import { type Verification, VerificationId, type VerificationStatus } from '@nordbo/contracts'
import type { Tx } from '../core/deps.ts'

/** A row of verification_request. */
export interface VerificationRow {
  id: string
  status: VerificationStatus
  reason: string | null
  createdAt: Date
  decidedAt: Date | null
}

/** A request as its person sees it. */
export const toVerification = ({ id, status, reason, createdAt, decidedAt }: VerificationRow): Verification => ({
  id: VerificationId.parse(id),
  status,
  reason,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})

/** A person's latest request, which alone says whether they are verified. */
export const findLatest = (reader: Pick<Tx, 'verificationRequest'>, userId: string) =>
  reader.verificationRequest.findFirst({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] })
