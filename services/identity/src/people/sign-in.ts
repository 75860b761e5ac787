import { setTimeout as pause } from 'node:timers/promises'
import { err, type identityService, type NewSession, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { signInCounts } from '../attempts/sign-in-counts.ts'
import { refusalOf } from '../credentials/refusal.ts'
import type { Deps } from '../deps.ts'
import { endSession } from './end-session.ts'
import { newSession } from './new-session.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signIn>

/** Refusals leave on the next full step, so that the few queries an existing account costs more do not show. */
const stepMs = 100
const nextStep = (startedMs: number): Promise<void> => pause(stepMs - ((performance.now() - startedMs) % stepMs))

const unknownOrWrong: ReadonlySet<string> = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'])

/** Opens a session, or says why not. */
const openSession = async (
  { db, credentials, devices }: Deps,
  { email, password, client }: Input,
): Promise<Result<NewSession>> => {
  const startedMs = performance.now()
  try {
    const { token } = await credentials.signIn(email, password, client)
    const session = await newSession(db.client, token)
    return session.ok ? ok({ ...session.value, device: devices.add(client.device, email) }) : session
  } catch (error) {
    if (!unknownOrWrong.has(refusalOf(error) ?? '')) throw error
    await nextStep(startedMs)
    return err('auth.invalidCredentials')
  }
}

/**
 * Opens a session. An unknown address and a wrong password give the same answer after the same work; only the right password learns of a
 * suspension (docs/product/people.md, Sign-in). Tries are counted before the answer is known, so that many at once gain nothing, and given back when the
 * password was right.
 */
export const signIn =
  (deps: Deps) =>
  async (input: Input): Promise<Result<NewSession>> => {
    const { config, attempts, devices, tellFailure } = deps
    const { email, client } = input
    const tried = { email, ip: client.ip, device: devices.find(client.device, email) }
    const counts = signInCounts(config, tried)
    const allowed = await attempts.takeAll(counts)
    if (!allowed.ok) {
      tellFailure(tried, allowed.error.code)
      return allowed
    }
    const giveBack = () => Promise.all(counts.map(({ who }) => attempts.giveBack(...who)))
    const answer = await openSession(deps, input).catch(async (error: unknown) => {
      await giveBack()
      throw error
    })
    if (!answer.ok) tellFailure(tried, answer.error.code)
    if (!answer.ok && answer.error.code === 'auth.invalidCredentials') return answer
    await giveBack()
    await attempts.forget(...counts[0].who)
    if (answer.ok && input.presented) await endSession(deps, input.presented)
    return answer
  }
