import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { SecondFactor } from './two-factor.ts'
import { SessionToken } from './users.ts'

/** Procedures by which a signed-in person confirms who they are (docs/product/people.md, Step-up). */
export const stepUpProcedures = {
  /**
   * Confirms the session of the signed-in person with their password, for some minutes. A person who uses two factors gives the second, too;
   * the right password without it is refused with `auth.twoFactorRequired`.
   */
  stepUp: procedure({
    input: z.object({ session: SessionToken, password: z.string().min(1).max(128), factor: SecondFactor.optional() }),
    output: z.object({ confirmedUntil: Instant }),
    errors: ['auth.passwordWrong', 'auth.twoFactorRequired', 'auth.codeInvalid', 'auth.tooManyAttempts'],
    actor: ['user'],
  }),
}
