import { randomUUID } from 'node:crypto'
import { type DeletionBlocker, err, identityEvents, type identityService, Locale, ok } from '@nordbo/contracts'
import { type Handlers, personOf, storePersonRequest } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { announceSessionEnded } from '../people/announce-session-ended.ts'

type All = Handlers<(typeof identityService)['procedures']>

/** What booking and payouts have open with a person, joined by reason. */
const findBlockers = async (
  { booking, payouts }: Pick<Deps, 'booking' | 'payouts'>,
  userId: string,
): Promise<DeletionBlocker[]> => {
  const asked = { userId }
  const answers = await Promise.all([booking.openWithPerson(asked), payouts.openWithPerson(asked)])
  const counts = new Map<DeletionBlocker['reason'], number>()
  for (const answer of answers) {
    if (!answer.ok) throw new Error(`a service refused what is open: ${answer.error.code}`)
    for (const { reason, count } of answer.value.blockers) counts.set(reason, (counts.get(reason) ?? 0) + count)
  }
  return [...counts].map(([reason, count]) => ({ reason, count }))
}

/** What stands in the way of deleting the signed-in person's account. */
export const deletionBlockers =
  (deps: Pick<Deps, 'booking' | 'payouts'>): All['deletionBlockers'] =>
  async (_input, { actor }) =>
    ok({ blockers: await findBlockers(deps, personOf(actor)) })

/**
 * Stores that a person is to be erased: they are suspended at once, so that no service takes anything from them or books their homes, and
 * their sessions end. Returns undefined if the account is gone.
 */
const storeErasure = async ({ kit }: Pick<Deps, 'kit'>, tx: Tx, userId: string, now: Date) => {
  const known = await tx.erasure.findUnique({ where: { userId }, select: { id: true } })
  if (known) return known.id
  const [user] = await tx.$queryRaw<{ name: string; email: string; locale: string }[]>`
    select name, email, locale from "user" where id = ${userId}::uuid for update`
  if (!user) return undefined
  const id = randomUUID()
  const letter = { letterName: user.name, letterEmail: user.email, letterLocale: user.locale }
  await tx.erasure.create({ data: { id, userId, requestedAt: now, ...letter } })
  await tx.session.deleteMany({ where: { userId } })
  const { revision } = await tx.user.update({
    where: { id: userId },
    data: { suspendedAt: now, suspensionReason: 'erasure', revision: { increment: 1 } },
  })
  await tx.user.update({ where: { id: userId }, data: { standingRevision: revision } })
  await kit.emit(tx, identityEvents.userSuspended, { aggregateId: userId, revision, data: { userId } })
  await storePersonRequest(tx, { id, kind: 'erasure', personId: userId }, now)
  const data = { erasureId: id, userId }
  await kit.emit(tx, identityEvents.personErasureRequested, { aggregateId: id, revision: 1, data })
  return id
}

/** Deletes the signed-in person's account (docs/product/data-rights.md, Erasure). */
export const deleteAccount =
  (deps: Pick<Deps, 'kit' | 'db' | 'booking' | 'payouts' | 'alarms'>): All['deleteAccount'] =>
  async (_input, { actor, now, command }) => {
    const userId = personOf(actor)
    const blockers = await findBlockers(deps, userId)
    const done = await command(deps.db, async (tx) => {
      if (blockers.length > 0) return err('account.deletionBlocked', { blockers })
      const erasureId = await storeErasure(deps, tx, userId, now)
      return erasureId === undefined ? err('auth.required') : ok({ erasureId })
    })
    if (!done.ok) return done
    announceSessionEnded(deps.kit, userId, null)
    await deps.alarms.set([{ kind: 'personalData', id: done.value.erasureId, at: now }])
    return done
  }

/** Where the last letter to an erased person goes. */
export const lastLetter =
  ({ db }: Pick<Deps, 'db'>): All['lastLetter'] =>
  async ({ erasureId }) => {
    const row = await db.client.erasure.findUnique({
      where: { id: erasureId },
      select: { letterName: true, letterEmail: true, letterLocale: true },
    })
    if (!row?.letterName || !row.letterEmail) return ok({ to: null })
    return ok({
      to: { name: row.letterName, email: row.letterEmail, locale: Locale.catch('da').parse(row.letterLocale) },
    })
  }
