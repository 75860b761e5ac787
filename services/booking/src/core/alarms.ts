import type { TimerName } from '@nordbo/contracts'
import type { Alarm as KitAlarm, Alarms as KitAlarms } from '@nordbo/service-kit'

/** The kinds of rows with a due time. */
export type AlarmKind = TimerName<'booking'>
/** The due time of one row. */
export type Alarm = KitAlarm<AlarmKind>
/** Sets alarms for rows of this service. */
export type Alarms = KitAlarms<AlarmKind>
