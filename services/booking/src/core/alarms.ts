import type { Alarm as KitAlarm, Alarms as KitAlarms } from '@nordbo/service-kit'

/** What a row may wait for. */
export type AlarmKind =
  | 'deadline'
  | 'payment'
  | 'refund'
  | 'providerEvent'
  | 'damagePhoto'
  | 'alteration'
  | 'suspension'
/** A row whose time comes. */
export type Alarm = KitAlarm<AlarmKind>
/** Sets alarms of booking's rows. */
export type Alarms = KitAlarms<AlarmKind>
