import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { requiredLine, requiredText } from '../values/required-text.ts'

/** What a person asks of the support (docs/product/people.md, Support). */
export const SupportQuestion = z.object({ subject: requiredLine(120, 3), message: requiredText(4_000, 10) })
export type SupportQuestion = z.infer<typeof SupportQuestion>

/** When the support answers the phone, by the clock in Copenhagen (docs/product/people.md, Support). */
export const supportOpen = { weekdays: '9–17', weekends: '10–14' } as const
/** Hours within which the support answers by e-mail (docs/product/people.md, Support). */
export const supportAnswerHours = 24

export const supportProcedures = {
  /**
   * Stores a question of the signed-in person, mails it to the support and confirms it to the person. `support.tooManyTickets` carries
   * `most`, and `retryAfterSeconds` until the next one is possible.
   */
  openTicket: procedure({
    input: SupportQuestion,
    output: z.object({ id: z.uuid(), number: z.int(), openedAt: Instant }),
    errors: ['support.tooManyTickets', 'auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
}
