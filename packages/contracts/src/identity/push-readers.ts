import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { UserId } from '../values/ids.ts'
import { Locale } from '../values/product.ts'

/** The person of a session that lives, as push messages are written to them. */
export const PushReader = z.object({
  sessionId: z.uuid(),
  userId: UserId,
  locale: Locale,
  /** What the person wants to be pushed, by subject (docs/product/people.md, Notifications). */
  wants: z.object({ booking: z.boolean(), message: z.boolean(), promo: z.boolean() }),
})
export type PushReader = z.infer<typeof PushReader>

/** What push messages need to know about people. */
export const pushReaderProcedures = {
  /** The people of these sessions. Sessions that have ended and those of suspended people are left out. */
  pushReaders: procedure({
    input: z.object({ sessionIds: z.array(z.uuid()).max(100) }),
    output: z.object({ readers: z.array(PushReader) }),
    callers: ['messaging'],
    actor: ['service'],
  }),
}
