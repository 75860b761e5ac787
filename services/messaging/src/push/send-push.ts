import { NotificationKind, notificationMatrix, type PushReader } from '@nordbo/contracts'
import { ProcedureUnavailable, type Timer } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { endDevice } from './device-store.ts'
import { type Claimed, claimMessage, findDueMessages, leaveOut, markSent, postponeMessage } from './message-store.ts'
import type { PushOutcome, PushServer } from './push-server.ts'
import { writePush } from './push-text.ts'
import { quietUntil } from './quiet-hours.ts'

type PushDeps = Pick<Deps, 'db' | 'kit' | 'identity' | 'booking' | 'listings'> & { pushServer: PushServer }

/** Pauses between attempts, seconds, as those of mails. After the last attempt the message is left out. */
const pausesSeconds = [5, 30, 120, 600, 1_800, 3_600, 7_200, 18_000]

/** The pause while one of our own services is away, seconds; such a wait is no attempt (docs/product/notifications.md, Push). */
const awaySeconds = 5

/** How long a push service keeps a message at most, seconds: what is older is no news. */
const keptSeconds = 86_400

/** The person of a device's session; undefined if the session has ended. */
const findReader = async ({ identity }: PushDeps, { sessionId }: Claimed): Promise<PushReader | undefined> => {
  const answer = await identity.pushReaders({ sessionIds: [sessionId] })
  if (!answer.ok) throw new Error(`identity refused a session: ${answer.error.code}`)
  return answer.value.readers[0]
}

/** Whether the reader wants to be pushed what a notification is about (docs/product/people.md, Notifications). */
const isWanted = (kind: NotificationKind, { wants }: PushReader): boolean => {
  const { subject, push } = notificationMatrix[kind]
  return push && (subject === 'account' || wants[subject])
}

/** Stores what became of a message that was sent, or of the attempt. */
const settle = async (
  { db, kit }: PushDeps,
  message: Claimed,
  outcome: PushOutcome | 'over',
  now: Date,
): Promise<void> => {
  const { id, deviceId, kind, attempts } = message
  if (outcome === 'sent') return markSent(db.client, message, now)
  if (outcome === 'over') return leaveOut(db.client, id)
  if (outcome === 'gone') {
    kit.log.info({ device: deviceId }, 'a browser no longer takes push messages')
    return endDevice(db.client, deviceId)
  }
  const about = { push: id, kind, reason: outcome.failed }
  const pause = pausesSeconds[attempts - 1]
  if (pause === undefined) {
    kit.log.error(about, 'gave up on a push message')
    return leaveOut(db.client, id)
  }
  kit.log.warn({ ...about, pause }, 'could not send a push message, will try again')
  return postponeMessage(db.client, id, new Date(now.getTime() + pause * 1_000), true)
}

/** Sends a message. One whose subject has passed meanwhile is `over`. Rejects while a service that its text needs is away. */
const attempt = async (
  deps: PushDeps,
  kind: NotificationKind,
  message: Claimed,
  reader: PushReader,
  now: Date,
): Promise<PushOutcome | 'over'> => {
  const { endpoint, p256dh, auth } = message
  try {
    const written = await writePush(deps, kind, message, reader)
    if (!written) return 'over'
    const { text, until } = written
    const leftSeconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1_000) : keptSeconds
    const options = {
      urgent: notificationMatrix[kind].urgent,
      topic: text.tag.replaceAll('-', ''),
      keptSeconds: Math.min(keptSeconds, Math.max(0, leftSeconds)),
    }
    return await deps.kit.outbound('push', () =>
      deps.pushServer.send({ endpoint, keys: { p256dh, auth } }, text, options),
    )
  } catch (error) {
    if (error instanceof ProcedureUnavailable) throw error
    return { failed: error instanceof Error ? error.message : 'unknown' }
  }
}

/**
 * Sends a message that is due: once, unless the process dies between the push service's answer and the commit that marks it; then the
 * browser shows the second in place of the first. What was read meanwhile is left out, and what is not urgent waits in quiet hours
 * (docs/product/notifications.md, Quiet hours).
 */
const firePush = async (deps: PushDeps, id: string, now: Date): Promise<void> => {
  const { client } = deps.db
  const message = await claimMessage(deps.db, id, now)
  if (!message) return
  const kind = NotificationKind.safeParse(message.kind).data
  if (message.read || kind === undefined) return leaveOut(client, id)
  const morning = notificationMatrix[kind].urgent ? null : quietUntil(now, message.timeZone)
  if (morning) return postponeMessage(client, id, morning, false)
  try {
    const reader = await findReader(deps, message)
    // A device ends with its session.
    if (!reader) return await endDevice(client, message.deviceId)
    if (!isWanted(kind, reader)) return await leaveOut(client, id)
    await settle(deps, message, await attempt(deps, kind, message, reader, now), now)
  } catch (error) {
    if (!(error instanceof ProcedureUnavailable)) throw error
    deps.kit.log.warn({ err: error, push: id }, 'cannot write a push message yet, will try again in seconds')
    await postponeMessage(client, id, new Date(now.getTime() + awaySeconds * 1_000), false)
  }
}

/** The timer of push messages: new ones, those that wait for the morning, and further attempts. */
export const pushTimer = (deps: PushDeps): Timer => ({
  due: (_now, until, limit) => findDueMessages(deps.db, until, limit),
  fire: (id, now) => firePush(deps, id, now),
})
