import {
  err,
  type identityService,
  type NewSession,
  ok,
  type ParsedInputOf,
  type Result,
  sessionTokenHash,
} from '@nordbo/contracts'
import { nextStep } from '../attempts/next-step.ts'
import { signInLimits } from '../attempts/sign-in-counts.ts'
import type { Deps } from '../core/deps.ts'
import { refusalCode } from '../credentials/refusal.ts'
import { alertOfDevice } from '../notices/alert-of-device.ts'
import { usesTwoFactor } from '../two-factor/second-factor.ts'
import { endSession } from './end-session.ts'
import { askForSecondFactor } from './finish-sign-in.ts'
import { isErased } from './is-erased.ts'
import { newSession } from './new-session.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signIn>

const unknownOrWrong: ReadonlySet<string> = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'])

/** Opens a session for a right password. */
const openSession = async (deps: Deps, { email, password, client }: Input): Promise<Result<NewSession>> => {
  const { db, credentials, devices } = deps
  const startedMs = performance.now()
  try {
    const { token } = await credentials.signIn(email, password, client)
    const session = await newSession(db.client, token)
    if (session.ok && (await usesTwoFactor(db.client, session.value.user.id))) {
      await db.client.session.delete({ where: { token: sessionTokenHash(token) } })
      return await askForSecondFactor(deps, session.value.user.id)
    }
    return session.ok ? ok({ ...session.value, device: devices.add(client.device, email) }) : session
  } catch (error) {
    const isUnknown = unknownOrWrong.has(refusalCode(error) ?? '') || (await isErased(deps, { email }, error))
    if (!isUnknown) throw error
    await nextStep(startedMs)
    return err('auth.invalidCredentials')
  }
}

/**
 * Opens a session (docs/product/people.md, Sign-in). An unknown address and a wrong password give the same answer after the same work.
 * Only the right password reveals a suspension and that a second factor is missing. Attempts count before the answer is known, so that parallel guesses gain nothing; the
 * right password uncounts its attempt.
 */
export const signIn =
  (deps: Deps) =>
  async (input: Input): Promise<Result<NewSession>> => {
    const { config, attempts, devices, logSignInFailure } = deps
    const { email, client } = input
    const attempt = { email, ip: client.ip, device: devices.find(client.device, email) }
    const limits = signInLimits(config, attempt)
    const allowed = await attempts.takeAll(limits)
    if (!allowed.ok) {
      logSignInFailure(attempt, allowed.error.code)
      return allowed
    }
    const giveBack = () => Promise.all(limits.map(({ key }) => attempts.giveBack(...key)))
    const answer = await openSession(deps, input).catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    if (!answer.ok && answer.error.code !== 'auth.twoFactorRequired') logSignInFailure(attempt, answer.error.code)
    if (!answer.ok && answer.error.code === 'auth.invalidCredentials') return answer
    if (answer.ok && attempt.device === undefined) await alertOfDevice(deps, answer.value.user.id, answer.value.token)
    await giveBack()
    await attempts.forget(...limits[0].key)
    if (answer.ok && input.presented) await endSession(deps, input.presented)
    return answer
  }
