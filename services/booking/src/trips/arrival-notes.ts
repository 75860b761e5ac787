import { type CancellationSnapshot, cancellationOutcome } from '../money/cancellation-outcome.ts'
import { sumOfLines } from '../money/shares.ts'

/** How long before check-in the host's words about keys and the way are shown, ms. */
const shownBeforeMs = 48 * 3_600_000

/** Whether the notes are shown now; if not, from when on as things stand, or null where nobody can say. */
export type NotesVisibility = { shown: true } | { shown: false; from: Date | null }

/**
 * The key of a home is for guests who really come: from 48 hours before check-in, and never while cancelling would give everything back or a bank
 * has taken the payment away. Pure.
 */
export const arrivalNotesVisibility = (
  { takenBack, ...snapshot }: CancellationSnapshot & { takenBack: boolean },
  now: Date,
): NotesVisibility => {
  const { giving, freeUntil } = cancellationOutcome(snapshot, now)
  const from = new Date(Math.max(snapshot.checkInAt.getTime() - shownBeforeMs, freeUntil?.getTime() ?? 0))
  if (now < from) return { shown: false, from: takenBack ? null : from }
  const left = snapshot.left ? sumOfLines(snapshot.left.lines) : 0
  const wouldGetAll = left > 0 && giving?.amountOre === left
  return takenBack || wouldGetAll ? { shown: false, from: null } : { shown: true }
}
