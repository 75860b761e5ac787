import {
  err,
  type identityService,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  sessionTokenHash,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { endPasswordLinks } from '../credentials/mail-tokens.ts'
import { checkPassword } from '../credentials/password-rules.ts'
import { hashPassword } from '../credentials/passwords.ts'
import { endBegunSignIns } from '../handshakes/handshakes.ts'
import { notify } from '../notices/notify.ts'
import { announceSessionEnded } from '../people/announce-session-ended.ts'
import { checkOwnPassword } from '../step-up/check-password.ts'
import { usesTwoFactor } from '../two-factor/second-factor.ts'

type Procedure = (typeof identityService.procedures)['changePassword']

/**
 * Gives the session a new token, and ends all others of the person. Returns the ended tokens' hashes. The password that was asked for
 * confirms the session, too, unless the person uses two factors (docs/product/people.md, Step-up).
 */
const renewSession = async (
  { credentials }: Pick<Deps, 'credentials'>,
  tx: Tx,
  userId: string,
  presented: string,
): Promise<Result<OutputOf<Procedure> & { endedHashes: string[] }>> => {
  const hash = sessionTokenHash(presented)
  const sessions = await tx.session.findMany({ where: { userId }, select: { token: true, expiresAt: true } })
  const own = sessions.find(({ token }) => token === hash)
  if (!own) return err('auth.required')
  await tx.session.deleteMany({ where: { userId, token: { not: hash } } })
  const token = credentials.newSessionToken()
  const confirmed = (await usesTwoFactor(tx, userId)) ? {} : { confirmedAt: new Date() }
  await tx.session.update({
    where: { token: hash },
    data: { token: sessionTokenHash(token), ...confirmed },
  })
  return ok({ token, expiresAt: own.expiresAt.toISOString(), endedHashes: sessions.map((each) => each.token) })
}

/**
 * Changes the signed-in person's password (docs/product/people.md, Change of password). The answer has the session's new token, so it is
 * never stored under an idempotency key.
 */
export const changePassword =
  (deps: Deps) =>
  async (
    { session, currentPassword, newPassword }: ParsedInputOf<Procedure>,
    { actor }: Call,
  ): Promise<Result<OutputOf<Procedure>>> => {
    const { kit, db } = deps
    const userId = personOf(actor)
    const right = await checkOwnPassword(deps, userId, { session, password: currentPassword })
    if (!right.ok) return right
    const user = await db.client.user.findUnique({ where: { id: userId }, select: { name: true, email: true } })
    if (!user) return err('auth.required')
    const accepted = checkPassword(newPassword, user)
    if (!accepted.ok) return accepted
    const password = await hashPassword(newPassword)
    const renewed = await db.transaction(async (tx) => {
      const opened = await renewSession(deps, tx, userId, session)
      if (!opened.ok) return opened
      await tx.account.updateMany({
        where: { userId, providerId: 'credential' },
        data: { password, updatedAt: new Date() },
      })
      await endPasswordLinks(tx, userId)
      await endBegunSignIns(tx, userId)
      await notify(deps, tx, { userId, notice: 'passwordChanged' })
      return opened
    })
    if (!renewed.ok) return renewed
    const { endedHashes, ...answer } = renewed.value
    for (const hash of endedHashes) announceSessionEnded(kit, userId, hash)
    return ok(answer)
  }
