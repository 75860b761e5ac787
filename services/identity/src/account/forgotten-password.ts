import {
  clientNetwork,
  err,
  type identityService,
  ok,
  type ParsedInputOf,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { nextStep } from '../attempts/next-step.ts'
import type { Deps, Tx } from '../core/deps.ts'
import { endPasswordLinks } from '../credentials/mail-tokens.ts'
import { checkPassword } from '../credentials/password-rules.ts'
import { refusalCode } from '../credentials/refusal.ts'
import { endBegunSignIns } from '../handshakes/handshakes.ts'
import { announceEmailProved, notify } from '../notices/notify.ts'
import { announceSessionEnded } from '../people/announce-session-ended.ts'

type Procedures = typeof identityService.procedures

/**
 * Sends a link for a new password (docs/product/people.md, Forgotten password). The limit of an account is silent, like an unknown
 * address: its links live as long as its window, so that a person whose limit somebody else used up has links that work.
 */
export const forgotPassword =
  (deps: Deps) =>
  async ({ email, ip }: ParsedInputOf<Procedures['forgotPassword']>): Promise<Result<Record<string, never>>> => {
    const { config, db, attempts } = deps
    const startedMs = performance.now()
    const windowSeconds = config.LETTER_WINDOW_SECONDS
    const asked = await attempts.take({ count: config.FORGOTTEN_LIMIT, windowSeconds }, 'forgotten', clientNetwork(ip))
    if (!asked.ok) return asked
    const user = await db.client.user.findUnique({ where: { email }, select: { id: true } })
    const due =
      user && (await attempts.take({ count: config.LETTER_LIMIT, windowSeconds }, 'letters', 'reset', user.id))
    if (due?.ok) await db.transaction((tx) => notify(deps, tx, { userId: user?.id ?? '', notice: 'resetPassword' }))
    await nextStep(startedMs)
    return ok({})
  }

/**
 * Removes every other way into an account whose address nobody had proved until now: somebody else may have opened it with this address and
 * left their own key behind.
 */
const dropOtherWays = async (tx: Tx, userId: string): Promise<void> => {
  await tx.passkey.deleteMany({ where: { userId } })
  await tx.linkedIdentity.deleteMany({ where: { userId } })
  await tx.twoFactor.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
}

/** Sets the password of a link's person. The person who reads the mails of an address owns it, so the address is verified, too. */
export const resetPassword =
  (deps: Deps) =>
  async ({ token, password, ip }: ParsedInputOf<Procedures['resetPassword']>): Promise<Result<{ userId: UserId }>> => {
    const { kit, db, credentials, attempts } = deps
    const id = await credentials.findPasswordToken(token)
    const user = id === undefined ? null : await db.client.user.findUnique({ where: { id } })
    if (!user) return err('auth.linkInvalid')
    const accepted = checkPassword(password, user)
    if (!accepted.ok) return accepted
    try {
      await db.transaction(async (tx) => {
        await credentials.resetPassword(tx, token, password)
        await endPasswordLinks(tx, user.id)
        await endBegunSignIns(tx, user.id)
        if (!user.emailVerified) await dropOtherWays(tx, user.id)
        await tx.user.update({ where: { id: user.id }, data: { emailVerified: true } })
        await announceEmailProved(deps, tx, user.id)
        await notify(deps, tx, { userId: user.id, notice: 'passwordChanged' })
      })
    } catch (error) {
      if (refusalCode(error) === 'INVALID_TOKEN') return err('auth.linkInvalid')
      throw error
    }
    announceSessionEnded(kit, user.id, null)
    // Those who forgot their password have tried some.
    await attempts.forget('sign-in', clientNetwork(ip), user.email)
    return ok({ userId: UserId.parse(user.id) })
  }
