import { createHash } from 'node:crypto'
import { err, type identityService, type NewSession, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { findHandshake, openHandshake, takeHandshake, tryHandshake } from '../handshakes/handshakes.ts'
import { signInGuessLimits } from '../two-factor/guess-limits.ts'
import { acceptSecondFactor, counted } from '../two-factor/second-factor.ts'
import { enter } from './enter.ts'

type Input = ParsedInputOf<typeof identityService.procedures.finishSignIn>

/** How long a person may take to find their app. */
const pendingSeconds = 10 * 60

/**
 * Refuses a sign-in for now, because a second factor is missing. The refusal has the proof that finishes it. Nothing is opened and the
 * browser does not become a known one before that.
 */
export const askForSecondFactor = async ({ db }: Pick<Deps, 'db'>, userId: string): Promise<ReturnType<typeof err>> =>
  err('auth.twoFactorRequired', {
    proof: await openHandshake(db.client, { purpose: 'signIn', userId, seconds: pendingSeconds }),
  })

/** Names a stored password without revealing anything of it. */
const markOf = (hash: string | null | undefined): string =>
  createHash('sha256')
    .update(hash ?? '')
    .digest('base64url')
    .slice(0, 12)

/**
 * Finishes a sign-in with its second factor (docs/product/people.md, Two-factor). Five wrong ones end it, and the person begins anew with
 * their password.
 */
export const finishSignIn =
  (deps: Deps) =>
  async ({ proof, factor, client, presented }: Input): Promise<Result<NewSession>> => {
    const { config, db, devices, logSignInFailure } = deps
    const begun = await findHandshake(db.client, 'signIn', proof)
    const user =
      begun?.userId &&
      (await db.client.user.findUnique({
        where: { id: begun.userId },
        select: {
          id: true,
          email: true,
          accounts: { where: { providerId: 'credential' }, select: { password: true } },
        },
      }))
    if (!begun || !user) return err('auth.signInExpired')
    const device = devices.find(client.device, user.email)
    const refuse = <R extends { error: { code: Parameters<typeof logSignInFailure>[1] } }>(refusal: R): R => {
      logSignInFailure({ email: user.email, ip: client.ip, device }, refusal.error.code)
      return refusal
    }
    const password = markOf(user.accounts[0]?.password)
    const limits = signInGuessLimits(config, { userId: user.id, ip: client.ip, device, password }, factor)
    const accepted = await counted(deps, limits, async () => {
      if (!(await tryHandshake(db.client, begun))) return err('auth.signInExpired')
      return db.transaction(async (tx) => {
        const right = await acceptSecondFactor(deps, tx, user.id, factor)
        if (!right.ok) return right
        return (await takeHandshake(tx, 'signIn', proof)) ? ok(null) : err('auth.signInExpired')
      })
    })
    if (!accepted.ok) return refuse(accepted)
    return enter(deps, { id: user.id, email: user.email }, { client, presented })
  }
