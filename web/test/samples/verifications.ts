import type { AnswerOf } from '../api/routes.ts'
import { newId } from './ids.ts'

type Verification = NonNullable<AnswerOf<'GET /api/me/verification'>['verification']>

/** A person's request to be verified, which waits for its decision. */
export const aVerification = (changes: Partial<Verification> = {}): Verification => ({
  id: newId(),
  status: 'pending',
  reason: null,
  createdAt: '2031-05-10T08:00:00.000Z',
  decidedAt: changes.status === 'approved' || changes.status === 'rejected' ? '2031-05-12T08:00:00.000Z' : null,
  ...changes,
})
