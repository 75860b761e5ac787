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
import { recordAgreements } from '../agreements/agreements.ts'
import type { Deps } from '../core/deps.ts'
import { checkPassword } from '../credentials/password-rules.ts'
import { refusalCode } from '../credentials/refusal.ts'
import { endSession } from './end-session.ts'
import { newSession } from './new-session.ts'
import { isReservedEmail } from './reserved-emails.ts'
import { rolesOf } from './roles.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signUp>

/** Creates user, credential, session, roles and event in one transaction. */
const openAccount = async (
  { kit, db, credentials, devices }: Pick<Deps, 'kit' | 'db' | 'credentials' | 'devices'>,
  input: Input,
): Promise<Result<NewSession>> => {
  const roles = rolesOf(input.rolePreference)
  try {
    return await db.transaction(async (tx) => {
      if (await isReservedEmail(tx, input.email)) return err('auth.emailTaken')
      const { token, user } = await credentials.signUp(tx, input, input.client)
      await tx.userRole.createMany({
        data: roles.map((role) => ({ userId: user.id, role, grantedAt: kit.clock.now() })),
      })
      await recordAgreements(tx, user.id, input.agreed, { way: 'sign-up', at: kit.clock.now() })
      await kit.emit(tx, identityEvents.userRegistered, {
        aggregateId: user.id,
        revision: 0,
        data: { userId: user.id, roles },
      })
      const session = await newSession(tx, token)
      return session.ok ? ok({ ...session.value, device: devices.add(input.client.device, input.email) }) : session
    })
  } catch (error) {
    const refusal = refusalCode(error)
    if (refusal === 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL') return err('auth.emailTaken')
    // Two sign-ups at once: better-auth has no code of its own for the unique index.
    const lostRace =
      refusal === 'FAILED_TO_CREATE_USER' && (await db.client.user.findUnique({ where: { email: input.email } }))
    if (lostRace) return err('auth.emailTaken')
    throw error
  }
}

/**
 * Creates an account (docs/product/people.md, Sign-in). A network may open a number of accounts in a window, and find out as many taken
 * addresses. Both limits count before the answer is known, so that parallel calls gain nothing; the one that does not apply is uncounted.
 * The same taken address counts once.
 */
export const signUp =
  (deps: Deps) =>
  async (input: Input): Promise<Result<NewSession>> => {
    const accepted = checkPassword(input.password, input)
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
      const isFirstTime = await attempts.take({ ...limit, count: 1 }, ...learned, input.email)
      if (!isFirstTime.ok) await attempts.giveBack(...learned)
    }
    return answer
  }
