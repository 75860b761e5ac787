import {
  err,
  identityEvents,
  type identityService,
  type NewSession,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { isCommonPassword } from '../credentials/common-passwords.ts'
import { refusalOf } from '../credentials/refusal.ts'
import type { Parts } from '../parts.ts'
import { newSession } from './new-session.ts'
import { rolesOf } from './roles.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signUp>

/** Opens an account: person, credential, session, roles and the event are one transaction. */
export const signUp =
  ({ config, kit, db, credentials, attempts }: Parts) =>
  async (input: Input): Promise<Result<NewSession>> => {
    const limit = { count: config.SIGN_UP_LIMIT, windowSeconds: config.SIGN_UP_WINDOW_SECONDS }
    const allowed = await attempts.take(limit, 'sign-up', input.client.ip)
    if (!allowed.ok) return allowed
    if (isCommonPassword(input.password)) return err('auth.passwordTooCommon')
    const roles = rolesOf(input.rolePreference)
    try {
      return await db.transaction(async (tx) => {
        const { token, user } = await credentials.signUp(tx, input, input.client)
        await tx.userRole.createMany({
          data: roles.map((role) => ({ userId: user.id, role, grantedAt: kit.clock.now() })),
        })
        await kit.emit(tx, identityEvents.userRegistered, {
          aggregateId: user.id,
          revision: 0,
          data: { userId: user.id, roles },
        })
        return newSession(tx, token)
      })
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return err('auth.emailTaken')
      // Two at once: the loser meets the unique index, which better-auth does not tell apart.
      const lostRace =
        refusal === 'FAILED_TO_CREATE_USER' && (await db.client.user.findUnique({ where: { email: input.email } }))
      if (lostRace) return err('auth.emailTaken')
      throw error
    }
  }
