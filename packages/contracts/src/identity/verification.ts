import { z } from 'zod'
import { PictureErrors } from '../listings/photos.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { UserId, Uuid } from '../values/ids.ts'
import { requiredText } from '../values/required-text.ts'

export const VerificationId = Uuid.brand<'VerificationId'>()
export type VerificationId = z.infer<typeof VerificationId>

/** The pictures of a verification: an identity document from both sides, and the person. */
export const DocumentKind = z.enum(['front', 'back', 'selfie'])
export type DocumentKind = z.infer<typeof DocumentKind>

/** Days that documents are kept after a decision (docs/product/people.md, Identity verification). */
export const documentDays = 30
/** Longest reason of a rejection, characters. */
export const longestVerificationReason = 500
/** Requests of a person within a day. */
export const verificationsPerDay = 5

/** Where a request stands. */
export const VerificationStatus = z.enum(['pending', 'approved', 'rejected'])
export type VerificationStatus = z.infer<typeof VerificationStatus>

/** A request for verification as its person sees it. */
export const Verification = z.object({
  id: VerificationId,
  status: VerificationStatus,
  /** Why it was rejected; null otherwise. */
  reason: z.string().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})
export type Verification = z.infer<typeof Verification>

/** A request as those who decide see it. */
export const VerificationCase = Verification.extend({
  userId: UserId,
  name: z.string(),
  /** The documents that are still kept. */
  documents: z.array(DocumentKind),
})
export type VerificationCase = z.infer<typeof VerificationCase>

const key = z.string().max(200)
const change = { actor: ['user'], idempotent: true } as const
const refusals = ['auth.suspended', 'verification.pending', 'verification.approved'] as const

/** Procedures about the verification of identities (docs/product/people.md, Identity verification). */
export const verificationProcedures = {
  /** The caller's latest request; null without one. */
  verification: procedure({
    input: z.object({}),
    output: z.object({ verification: Verification.nullable() }),
    actor: ['user'],
  }),
  /** May the caller ask to be verified? Checked before the upload; a repeat of an answered request may pass. */
  mayRequestVerification: procedure({
    input: z.object({}),
    output: z.object({}),
    errors: [...refusals, 'auth.tooManyAttempts'],
    actor: ['user'],
  }),
  /** Takes the documents from quarantine and asks for a decision. */
  requestVerification: procedure({
    input: z.object({ front: key, back: key.optional(), selfie: key }),
    output: z.object({ verification: Verification }),
    errors: [...refusals, 'auth.tooManyAttempts', ...PictureErrors],
    ...change,
    timeoutMs: 30_000,
  }),
  /** Requests in the order in which they came, for those who decide. */
  verifications: procedure({
    input: z.object({
      status: VerificationStatus,
      cursor: z.string().max(500).optional(),
      limit: z.int().min(1).max(50).default(20),
    }),
    output: z.object({ items: z.array(VerificationCase), nextCursor: z.string().nullable() }),
    errors: ['cursor.invalid'],
    actor: ['admin'],
  }),
  /** Where a document is and the key that opens it. Who asked is stored. */
  verificationDocument: procedure({
    input: z.object({ id: VerificationId, kind: DocumentKind }),
    output: z.object({ blob: z.string(), key: z.base64() }),
    errors: ['verification.notFound'],
    actor: ['admin'],
  }),
  /** Approves or rejects a pending request. A rejection says why. */
  decideVerification: procedure({
    input: z.discriminatedUnion('decision', [
      z.object({ id: VerificationId, decision: z.literal('approved') }),
      z.object({
        id: VerificationId,
        decision: z.literal('rejected'),
        reason: requiredText(longestVerificationReason),
      }),
    ]),
    output: z.object({ verification: Verification }),
    errors: ['verification.notFound', 'verification.notPending', 'verification.own'],
    actor: ['admin'],
    idempotent: true,
  }),
}
