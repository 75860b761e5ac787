import { randomUUID } from 'node:crypto'
import { type AccountNotice, identityEvents, UserId } from '@nordbo/contracts'
import type { Deps, Tx } from '../core/deps.ts'

/** Has a person told something about their account by mail. `noticeId` names what it is about, if that has an id. */
export const notify = async (
  { kit }: Pick<Deps, 'kit'>,
  tx: Tx,
  { userId, notice, noticeId = randomUUID() }: { userId: string; notice: AccountNotice; noticeId?: string },
): Promise<void> => {
  await kit.emit(tx, identityEvents.accountNoticeDue, {
    // A person may be told several things at once, in any order.
    aggregateId: `${noticeId}-${notice}`,
    revision: 0,
    data: { userId: UserId.parse(userId), notice, noticeId },
  })
}

/** Tells services that a person proved that they read the mails of their address. */
export const announceEmailProved = async ({ kit }: Pick<Deps, 'kit'>, tx: Tx, userId: string): Promise<void> => {
  await kit.emit(tx, identityEvents.emailProved, {
    aggregateId: `${userId}-email-${randomUUID()}`,
    revision: 0,
    data: { userId: UserId.parse(userId) },
  })
}
