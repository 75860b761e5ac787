import {
  type BookingStatus,
  type DamageAction,
  type DamageStatus,
  daysOver,
  err,
  hostReportDays,
  ok,
  type Result,
  type StaySide,
} from '@nordbo/contracts'

/** A person's role in a report: one of the stay's two people, or an admin. */
export type DamageViewer = StaySide | 'admin'

/** The part of a report that its rules depend on. */
export interface ReportState {
  /** The author's side. */
  by: StaySide
  status: DamageStatus
}

/** When a side's time to report ends; null for guests, whose time never ends. */
export const reportUntil = (side: StaySide, checkOut: string): Date | null =>
  side === 'host' ? daysOver(checkOut, hostReportDays) : null

/** May this side report damage of the stay now? One report per side, after a completed stay. */
export const mayReport = (
  side: StaySide,
  stay: { status: BookingStatus; checkOut: string },
  reports: readonly Pick<ReportState, 'by'>[],
  now: Date,
): Result<true> => {
  if (reports.some(({ by }) => by === side)) return err('damage.alreadyReported')
  if (stay.status !== 'completed') return err('stay.notOver')
  const until = reportUntil(side, stay.checkOut)
  return until === null || now < until ? ok(true) : err('damage.tooLate', { until: until.toISOString() })
}

/** What a person may do with a report: the other side answers once; its author or an admin closes it. */
export const reportActions = (viewer: DamageViewer, { by, status }: ReportState): DamageAction[] => {
  if (status === 'closed') return []
  if (viewer === by || viewer === 'admin') return ['close']
  return status === 'submitted' ? ['answer'] : []
}

const after = { answer: 'answered', close: 'closed' } as const satisfies Record<DamageAction, DamageStatus>

/** The status after an action; refused where the action is not allowed. */
export const applyDamageAction = (
  viewer: DamageViewer,
  report: ReportState,
  action: DamageAction,
): Result<DamageStatus> => (reportActions(viewer, report).includes(action) ? ok(after[action]) : err('damage.notOpen'))
