import type { TimerName } from '@nordbo/contracts'
import type { Alarm as KitAlarm, Alarms as KitAlarms } from '@nordbo/service-kit'

/** The kinds of rows with a due time. */
export type AlarmKind = TimerName<'booking'>
/** The due time of one row. */
export type Alarm = KitAlarm<AlarmKind>
/** The alarms of the deadline and the reminder that a move of a booking sets. */
export const moveAlarms = (
  id: string,
  { deadlineAt, remindAt }: { deadlineAt: Date | null; remindAt: Date | null },
): Alarm[] => [
  ...(deadlineAt ? [{ kind: 'deadline' as const, id, at: deadlineAt }] : []),
  ...(remindAt ? [{ kind: 'reminder' as const, id, at: remindAt }] : []),
]
/** Sets alarms for rows of this service. */
export type Alarms = KitAlarms<AlarmKind>
