import {
  type Actor,
  type BookingId,
  type DamageFact,
  DamagePhoto,
  type DamageReport,
  DamageReportId,
  DamageStatus,
  err,
  ok,
  type Result,
  StaySide,
} from '@nordbo/contracts'
import type { NoticeDraft } from '@nordbo/service-kit'
import type { z } from 'zod'
import { type BookingDetails, findBookingDetails } from '../booking/booking-details-store.ts'
import type { ModelTx, Reader, Tx } from '../core/database.ts'
import type { DamagePhoto as PhotoRow, DamageReport as ReportRow } from '../generated/prisma/client.ts'
import { type DamageViewer, reportActions } from './report-lifecycle.ts'

/** A row of `damage_report` with its photos in order. */
export type StoredReport = ReportRow & { photos: PhotoRow[] }

const withPhotos = { photos: { orderBy: { position: 'asc' } } } as const

/** The role of a person in the damage of a booking; `booking.notFound` for strangers. */
export const damageViewerOf = (
  actor: Actor,
  booking: Pick<BookingDetails, 'guestId' | 'hostId'>,
): Result<DamageViewer> => {
  if (actor.kind !== 'user') return err('auth.required')
  if (actor.userId === booking.guestId) return ok('guest')
  if (actor.userId === booking.hostId) return ok('host')
  return actor.roles.includes('admin') ? ok('admin') : err('booking.notFound')
}

/** A booking and the caller's role in its damage. */
export const findBookingForDamage = async (
  reader: Reader,
  actor: Actor,
  id: string,
): Promise<Result<{ booking: BookingDetails; viewer: DamageViewer }>> => {
  const booking = await findBookingDetails(reader, id)
  if (!booking) return err('booking.notFound')
  const viewer = damageViewerOf(actor, booking)
  return viewer.ok ? ok({ booking, viewer: viewer.value }) : viewer
}

/** Locks the damage of this booking until the transaction ends. */
export const lockDamage = async (tx: Tx, bookingId: string): Promise<void> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`damage of ${bookingId}`}, 0))`
}

/** The reports of a booking, oldest first. */
export const findReports = (tx: Pick<ModelTx, 'damageReport'>, bookingId: string): Promise<StoredReport[]> =>
  tx.damageReport.findMany({ where: { bookingId }, include: withPhotos, orderBy: { createdAt: 'asc' } })

/** One report with its photos. */
export const findReport = (tx: Pick<ModelTx, 'damageReport'>, id: string): Promise<StoredReport | null> =>
  tx.damageReport.findUnique({ where: { id }, include: withPhotos })

/** Photos that a side uploaded and no report uses yet, in order. */
export const findUnclaimedPhotos = (
  tx: Pick<ModelTx, 'damagePhoto'>,
  bookingId: string,
  side: StaySide,
): Promise<PhotoRow[]> =>
  tx.damagePhoto.findMany({ where: { bookingId, side, reportId: null }, orderBy: { position: 'asc' } })

/** A photo as the contract defines it. */
export const toPhoto = ({ id, width, height }: PhotoRow): DamagePhoto => DamagePhoto.parse({ id, width, height })

/** The author's side and the status of a report. */
export const reportState = (row: Pick<ReportRow, 'side' | 'status'>) => ({
  by: StaySide.parse(row.side),
  status: DamageStatus.parse(row.status),
})

/** A report as a person sees it. */
export const toReport = (row: StoredReport, viewer: DamageViewer): DamageReport => ({
  id: DamageReportId.parse(row.id),
  ...reportState(row),
  description: row.description,
  estimatedCostOre: row.estimatedCostOre === null ? null : Number(row.estimatedCostOre),
  photos: row.photos.map(toPhoto),
  answer: row.answer,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  actions: reportActions(viewer, reportState(row)),
})

/** The data of events about a report. */
export const damageFact = (
  report: { id: string; side: string },
  booking: BookingDetails,
): z.input<typeof DamageFact> => ({
  reportId: report.id,
  bookingId: booking.id,
  by: StaySide.parse(report.side),
  guestId: booking.guestId,
  hostId: booking.hostId,
})

/** Notices to the browsers of both people that the damage of their stay changed. */
export const damageNotices = (booking: { id: BookingId; guestId: string; hostId: string }): NoticeDraft[] =>
  [booking.guestId, booking.hostId].map((userId) => ({ userId, type: 'damage.changed', id: booking.id, revision: 1 }))
