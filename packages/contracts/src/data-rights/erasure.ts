import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { UserId, Uuid } from '../values/ids.ts'
import { Locale } from '../values/product.ts'

/** What a person types to delete their account. */
export const deletionWord = 'SLET'

/** Why an account cannot be deleted yet (docs/product/data-rights.md, What stands in the way). */
export const DeletionBlocker = z.object({
  reason: z.enum(['staysAsGuest', 'staysAsHost', 'payouts', 'refunds', 'disputes']),
  count: z.int().positive(),
})
export type DeletionBlocker = z.infer<typeof DeletionBlocker>

const blockers = z.object({ blockers: z.array(DeletionBlocker) })

/** What a service has open with a person. Booking and payouts answer it. */
export const openWithPerson = procedure({
  input: z.object({ userId: UserId }),
  output: blockers,
  callers: ['identity'],
  actor: ['service'],
})

export const erasureProcedures = {
  /** What stands in the way of deleting the signed-in person's account. */
  deletionBlockers: procedure({ input: z.object({}), output: blockers, actor: ['user'], timeoutMs: 5_000 }),
  /**
   * Deletes the signed-in person's account: sessions end at once, and every service erases what it has of them.
   * `account.deletionBlocked` carries `blockers`.
   */
  deleteAccount: procedure({
    input: z.object({}),
    output: z.object({ erasureId: Uuid }),
    errors: ['account.deletionBlocked', 'auth.required'],
    actor: ['user'],
    idempotent: true,
    timeoutMs: 5_000,
  }),
  /** Where the last letter to an erased person goes; null once it was sent or its time is over. */
  lastLetter: procedure({
    input: z.object({ erasureId: Uuid }),
    output: z.object({
      to: z.object({ name: z.string(), email: z.string(), locale: Locale }).nullable(),
    }),
    callers: ['messaging'],
    actor: ['service'],
  }),
}
