import { setTimeout as pause } from 'node:timers/promises'
import { err, type identityService, type NewSession, type ParsedInputOf, type Result } from '@nordbo/contracts'
import { refusalOf } from '../credentials/refusal.ts'
import type { Parts } from '../parts.ts'
import { newSession } from './new-session.ts'

type Input = ParsedInputOf<typeof identityService.procedures.signIn>

/** Refusals leave on the next full step, so that the few queries an existing account costs more do not show. */
const stepMs = 100
const nextStep = (startedMs: number): Promise<void> => pause(stepMs - ((performance.now() - startedMs) % stepMs))

const unknownOrWrong: ReadonlySet<string> = new Set(['INVALID_EMAIL_OR_PASSWORD', 'INVALID_EMAIL'])

/**
 * Opens a session. An unknown address and a wrong password give the same answer after the same work; only the right
 * password learns of a suspension (decisions.md, People).
 */
export const signIn =
  ({ config, db, credentials, attempts }: Parts) =>
  async ({ email, password, client }: Input): Promise<Result<NewSession>> => {
    const who = ['sign-in', client.ip, email]
    const limit = { count: config.SIGN_IN_LIMIT, windowSeconds: config.SIGN_IN_WINDOW_SECONDS }
    const allowed = await attempts.take(limit, ...who)
    if (!allowed.ok) return allowed
    const startedMs = performance.now()
    try {
      const { token } = await credentials.signIn(email, password, client)
      const session = await newSession(db.client, token)
      await attempts.forget(...who)
      return session
    } catch (error) {
      if (!unknownOrWrong.has(refusalOf(error) ?? '')) throw error
      await nextStep(startedMs)
      return err('auth.invalidCredentials')
    }
  }
