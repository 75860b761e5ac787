import type { DayChange } from './use-change-days.ts'

/** What the dialogs of the calendar's actions have in common. */
export interface ActionDialogProps {
  /** How many days of how many homes are selected. */
  summary: string
  busy: boolean
  onChange: (change: DayChange) => void
  onClose: () => void
}
