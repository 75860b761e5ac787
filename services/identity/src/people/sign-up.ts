import {
  clientNetwork,
  err,
  identityEvents,
  type identityService,
  type NewSession,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import { acceptPassword } from '../credentials/password-rules.ts'
import { refusalOf } from '../credentials/refusal.ts'
import type { Deps } from '../deps.ts'
import { endSession } from './end-session.ts'
import { newSession } from './new-session.ts'
import { rolesOf } from './roles.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signUp>

/** Opens an account: person, credential, session, roles and the event are one transaction. */
const openAccount = async (
  { kit, db, credentials, devices }: Pick<Deps, 'kit' | 'db' | 'credentials' | 'devices'>,
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
      const session = await newSession(tx, token)
      return session.ok ? ok({ ...session.value, device: devices.add(input.client.device, input.email) }) : session
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
 * they have one (docs/product/people.md, Sign-in). Each is counted before the answer is known, so that many at once gain nothing, and the one that it was
 * not is given back. The same taken address again tells nothing new and costs nothing more.
 */
export const signUp =
  (deps: Deps) =>
  async (input: Input): Promise<Result<NewSession>> => {
    const accepted = acceptPassword(input.password, input)
    if (!accepted.ok) return accepted
    const { config, attempts } = deps
    const network = clientNetwork(input.client.ip)
    const opened = ['sign-up', network]
    const learned = ['sign-up-taken', network]
    const limit = { count: config.SIGN_UP_LIMIT, windowSeconds: config.SIGN_UP_WINDOW_SECONDS }
    const mayOpen = await attempts.take(limit, ...opened)
    if (!mayOpen.ok) return mayOpen
    const mayLearn = await attempts.take(limit, ...learned)
    if (!mayLearn.ok) {
      await attempts.giveBack(...opened)
      return mayLearn
    }
    const answer = await openAccount(deps, input).catch(async (error: unknown) => {
      await Promise.all([attempts.giveBack(...opened), attempts.giveBack(...learned)])
      throw error
    })
    if (answer.ok) {
      await attempts.giveBack(...learned)
      if (input.presented) await endSession(deps, input.presented)
    } else {
      await attempts.giveBack(...opened)
      const isNews = await attempts.take({ ...limit, count: 1 }, ...learned, input.email)
      if (!isNews.ok) await attempts.giveBack(...learned)
    }
    return answer
  }
