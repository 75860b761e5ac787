import { bookingEvents, type bookingService, type DamageAction, err, ok, type Result } from '@nordbo/contracts'
import type { Call, Handlers } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { damageFact, damageNotices, findBookingForDamage, findReport, lockDamage, reportState } from './damage-store.ts'
import { applyDamageAction } from './report-lifecycle.ts'

type Booking = Handlers<(typeof bookingService)['procedures']>

const actionEvents = { answer: bookingEvents.damageAnswered, close: bookingEvents.damageClosed } as const
const revisions = { answer: 2, close: 3 } as const satisfies Record<DamageAction, number>

const moveReport = async (
  { kit, db }: Deps,
  { actor, command }: Call,
  id: string,
  action: DamageAction,
  data: Prisma.DamageReportUpdateInput,
): Promise<Result<Record<string, never>>> =>
  command(db, async (tx) => {
    const known = await tx.damageReport.findUnique({ where: { id }, select: { bookingId: true } })
    if (!known) return err('damage.notFound')
    await lockDamage(tx, known.bookingId)
    const found = await findBookingForDamage(tx, actor, known.bookingId)
    const report = await findReport(tx, id)
    if (!found.ok || !report) return err('damage.notFound')
    const { booking, viewer } = found.value
    const status = applyDamageAction(viewer, reportState(report), action)
    if (!status.ok) return status
    await tx.damageReport.update({ where: { id }, data: { ...data, status: status.value } })
    await kit.emit(tx, actionEvents[action], {
      aggregateId: id,
      revision: revisions[action],
      data: damageFact(report, booking),
      notify: damageNotices(booking),
    })
    return ok({})
  })

/** The other side answers a report, once. */
export const answerReport =
  (deps: Deps): Booking['answerDamageReport'] =>
  ({ id, text }, call) =>
    moveReport(deps, call, id, 'answer', { answer: text, answeredAt: call.now })

/** The author of a report or an admin closes it. */
export const closeReport =
  (deps: Deps): Booking['closeDamageReport'] =>
  ({ id }, call) =>
    moveReport(deps, call, id, 'close', { closedAt: call.now })
