import { arrivalNotesHours } from '@nordbo/contracts'
import { type CancellationSnapshot, cancellationOutcome } from '../money/cancellation-outcome.ts'
import { sumOfLines } from '../money/shares.ts'

const shownBeforeMs = arrivalNotesHours * 3_600_000

/** Whether the notes are shown now; if not, from when on, or null where that is unknown. */
export type NotesVisibility = { shown: true } | { shown: false; from: Date | null }

/**
 * When a guest may read how to get the key: from `arrivalNotesHours` before check-in, but never while cancelling would refund everything, or after
 * a chargeback.
 */
export const arrivalNotesVisibility = (
  { takenBack, ...snapshot }: CancellationSnapshot & { takenBack: boolean },
  now: Date,
): NotesVisibility => {
  const { plan, freeUntil } = cancellationOutcome(snapshot, now)
  const from = new Date(Math.max(snapshot.checkInAt.getTime() - shownBeforeMs, freeUntil?.getTime() ?? 0))
  if (now < from) return { shown: false, from: takenBack ? null : from }
  const left = snapshot.left ? sumOfLines(snapshot.left.lines) : 0
  const wouldGetAll = left > 0 && plan?.amountOre === left
  return takenBack || wouldGetAll ? { shown: false, from: null } : { shown: true }
}
