import { type MailLogSubject, type mailLogProcedures, type messagingService, ok } from '@nordbo/contracts'
import { createCursors, type Handlers, pageOf, personOf } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { liftSuppressions } from '../delivery/suppressions.ts'
import {
  type LogSubject,
  listMails,
  listSuppressions,
  lookAtAddress,
  lookAtPerson,
  type MailLook,
} from './mail-log-store.ts'

type MailLogHandlers = Pick<Handlers<(typeof messagingService)['procedures']>, keyof typeof mailLogProcedures>
type LogDeps = Pick<Deps, 'db' | 'addressHash'>

const cursors = createCursors(z.object({ at: z.iso.datetime(), id: z.uuid() }))

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

const lookAt = (look: MailLook, subject: LogSubject) =>
  'userId' in subject ? lookAtPerson(look, subject.userId) : lookAtAddress(look, subject.addressHash)

/** The list that a cursor is of. It names no address. */
const listOf = (subject: LogSubject): string =>
  'userId' in subject ? `mails of ${subject.userId}` : `mails to ${subject.addressHash}`

const subjectOf = ({ addressHash }: LogDeps, about: MailLogSubject): LogSubject =>
  'userId' in about ? about : { addressHash: addressHash(about.address) }

/** What administrators see and do about the delivery of mails. Who looked, and why, is stored before anything is shown. */
export const mailLogHandlers = (deps: LogDeps): MailLogHandlers => ({
  mailLog: async ({ about, why, cursor, limit }, { actor, now }) => {
    const { db } = deps
    const subject = subjectOf(deps, about)
    const after = cursors.read(listOf(subject), cursor)
    if (!after.ok) return after
    await db.client.$executeRaw(lookAt({ adminId: personOf(actor), act: 'read', why, at: now }, subject))
    const [mails, suppressions] = await Promise.all([
      listMails(db, subject, after.value, limit + 1),
      listSuppressions(db, subject),
    ])
    const place = ({ queuedAt, id }: (typeof mails)[number]) => ({ at: queuedAt.toISOString(), id })
    const { items, nextCursor } = pageOf(mails, limit, (last) => cursors.write(listOf(subject), place(last)))
    return ok({
      items: items.map(({ queuedAt, nextAttemptAt, endedAt, ...mail }) => ({
        ...mail,
        queuedAt: queuedAt.toISOString(),
        nextAttemptAt: instant(nextAttemptAt),
        endedAt: instant(endedAt),
      })),
      nextCursor,
      suppressions: suppressions.map(({ since, bouncedAt, ...rest }) => ({
        ...rest,
        since: since.toISOString(),
        bouncedAt: bouncedAt.toISOString(),
      })),
    })
  },
  liftMailSuppressions: async ({ userId, why }, { actor, now }) =>
    deps.db.transaction(async (tx) => {
      await tx.$executeRaw(lookAtPerson({ adminId: personOf(actor), act: 'lifted', why, at: now }, userId))
      return ok({ lifted: await liftSuppressions(tx, userId) })
    }),
})
