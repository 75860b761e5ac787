import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { SessionToken } from './users.ts'

/** Procedures by which a signed-in person confirms who they are (docs/product/people.md, Step-up). */
export const stepUpProcedures = {
  /** Confirms the session of the signed-in person with their password, for some minutes. */
  stepUp: procedure({
    input: z.object({ session: SessionToken, password: z.string().min(1).max(128) }),
    output: z.object({ confirmedUntil: Instant }),
    errors: ['auth.passwordWrong', 'auth.tooManyAttempts'],
    actor: ['user'],
  }),
}
