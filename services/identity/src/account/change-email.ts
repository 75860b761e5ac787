import { randomUUID } from 'node:crypto'
import { err, type identityService, ok, type ParsedInputOf, type Result, UserId } from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { endPasswordLinks, type MailTokenKind, useMailToken } from '../credentials/mail-tokens.ts'
import type { EmailChange } from '../generated/prisma/client.ts'
import { endBegunSignIns } from '../handshakes/handshakes.ts'
import { announceEmailProved, notify } from '../notices/notify.ts'
import { announceSessionEnded } from '../people/announce-session-ended.ts'
import { isReservedEmail } from '../people/reserved-emails.ts'
import { requireStepUp } from '../step-up/confirmation.ts'

type Procedures = typeof identityService.procedures

/** Begins a change, in place of an earlier one (docs/product/people.md, Change of e-mail). */
export const changeEmail =
  (deps: Deps) =>
  async (
    { session, email }: ParsedInputOf<Procedures['changeEmail']>,
    { actor }: Call,
  ): Promise<Result<Record<string, never>>> => {
    const { config, db, attempts } = deps
    const userId = personOf(actor)
    const confirmed = await requireStepUp(config, db.client, userId, session)
    if (!confirmed.ok) return confirmed
    const user = await db.client.user.findUnique({ where: { id: userId }, select: { email: true } })
    if (!user) return err('auth.required')
    if (user.email === email) return err('auth.emailUnchanged')
    const limit = { count: config.LETTER_LIMIT, windowSeconds: config.LETTER_WINDOW_SECONDS }
    const allowed = await attempts.take(limit, 'letters', 'email', userId)
    if (!allowed.ok) return allowed
    await db.transaction(async (tx) => {
      await tx.emailChange.deleteMany({ where: { userId, appliedAt: null } })
      const id = randomUUID()
      const times = { requestedAt: new Date() }
      await tx.emailChange.create({ data: { id, userId, oldEmail: user.email, newEmail: email, ...times } })
      await notify(deps, tx, { userId, notice: 'confirmOldEmail', noticeId: id })
      // The letter is not sent to an address that has an account.
      await notify(deps, tx, { userId, notice: 'confirmNewEmail', noticeId: id })
    })
    return ok({})
  }

/** Uses up a token of one of these kinds. Returns the change that it confirms, locked. */
const takeChange = async (
  tx: Tx,
  kinds: readonly MailTokenKind[],
  token: string,
): Promise<{ kind: MailTokenKind; change: EmailChange } | undefined> => {
  for (const kind of kinds) {
    const id = await useMailToken(tx, kind, token)
    if (id === undefined) continue
    // Two confirmations at once: the second one sees the first.
    await tx.$queryRaw`select id from email_change where id = ${id}::uuid for update`
    const change = await tx.emailChange.findUnique({ where: { id } })
    return change ? { kind, change } : undefined
  }
  return undefined
}

/** Gives the person an address. Refuses one that another account has meanwhile, or may still take back. */
const setEmail = async (deps: Pick<Deps, 'kit'>, tx: Tx, userId: string, email: string): Promise<Result<null>> => {
  const other = await tx.user.findUnique({ where: { email }, select: { id: true } })
  if (other && other.id !== userId) return err('auth.emailTaken')
  if (await isReservedEmail(tx, email, userId)) return err('auth.emailTaken')
  await tx.user.update({ where: { id: userId }, data: { email, emailVerified: true } })
  await endPasswordLinks(tx, userId)
  await announceEmailProved(deps, tx, userId)
  return ok(null)
}

/** Confirms a change for one of the addresses. The second confirmation changes the address. */
export const confirmEmailChange =
  (deps: Deps) =>
  async ({
    token,
  }: ParsedInputOf<Procedures['confirmEmailChange']>): Promise<Result<{ userId: UserId; changed: boolean }>> =>
    deps.db.transaction(async (tx) => {
      const taken = await takeChange(tx, ['old-email', 'new-email'], token)
      if (!taken || taken.change.appliedAt) return err('auth.linkInvalid')
      const { kind, change } = taken
      const { id, userId, newEmail } = change
      const now = new Date()
      const own = kind === 'old-email' ? { oldConfirmedAt: now } : { newConfirmedAt: now }
      const changed = (kind === 'old-email' ? change.newConfirmedAt : change.oldConfirmedAt) !== null
      if (changed) {
        const set = await setEmail(deps, tx, userId, newEmail)
        if (!set.ok) return set
        await notify(deps, tx, { userId, notice: 'emailChanged', noticeId: id })
      }
      await tx.emailChange.update({ where: { id }, data: { ...own, ...(changed ? { appliedAt: now } : {}) } })
      return ok({ userId: UserId.parse(userId), changed })
    })

/**
 * Gives the account its former address back. All sessions end, because somebody else may hold one. Later changes go with it; earlier ones
 * can still be undone, so that who took an account over cannot end its owner's link by a change and its undoing.
 */
export const undoEmailChange =
  (deps: Deps) =>
  async ({ token }: ParsedInputOf<Procedures['undoEmailChange']>): Promise<Result<{ userId: UserId }>> => {
    const undone = await deps.db.transaction(async (tx) => {
      const taken = await takeChange(tx, ['undo-email'], token)
      if (!taken) return err('auth.linkInvalid')
      const { userId, oldEmail, requestedAt } = taken.change
      const set = await setEmail(deps, tx, userId, oldEmail)
      if (!set.ok) return set
      await tx.session.deleteMany({ where: { userId } })
      await endBegunSignIns(tx, userId)
      await tx.emailChange.deleteMany({ where: { userId, requestedAt: { gte: requestedAt } } })
      return ok({ userId: UserId.parse(userId) })
    })
    if (undone.ok) announceSessionEnded(deps.kit, undone.value.userId, null)
    return undone
  }
