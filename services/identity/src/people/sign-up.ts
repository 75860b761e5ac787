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
const openAccount = async (
  { kit, db, credentials }: Pick<Parts, 'kit' | 'db' | 'credentials'>,
  input: Input,
): Promise<Result<NewSession>> => {
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

/**
 * Opens an account within what its place may do in a window, which are two things: open so many accounts, and learn of so many addresses that
 * they have one (decisions.md, People). Each is counted before the answer is known, so that many at once gain nothing, and the one that it was
 * not is given back. The same taken address again tells nothing new and costs nothing more.
 */
export const signUp =
  (parts: Parts) =>
  async (input: Input): Promise<Result<NewSession>> => {
    if (isCommonPassword(input.password)) return err('auth.passwordTooCommon')
    const { config, attempts } = parts
    const { ip } = input.client
    const opened = ['sign-up', ip]
    const learned = ['sign-up-taken', ip]
    const limit = { count: config.SIGN_UP_LIMIT, windowSeconds: config.SIGN_UP_WINDOW_SECONDS }
    const mayOpen = await attempts.take(limit, ...opened)
    if (!mayOpen.ok) return mayOpen
    const mayLearn = await attempts.take(limit, ...learned)
    if (!mayLearn.ok) {
      await attempts.giveBack(...opened)
      return mayLearn
    }
    const answer = await openAccount(parts, input).catch(async (error: unknown) => {
      await Promise.all([attempts.giveBack(...opened), attempts.giveBack(...learned)])
      throw error
    })
    if (answer.ok) await attempts.giveBack(...learned)
    else {
      await attempts.giveBack(...opened)
      const isNews = await attempts.take({ ...limit, count: 1 }, ...learned, input.email)
      if (!isNews.ok) await attempts.giveBack(...learned)
    }
    return answer
  }
