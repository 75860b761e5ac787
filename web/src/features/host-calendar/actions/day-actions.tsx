import { useState } from 'react'
import { type CalendarRow, noteAt } from '../calendar-days.ts'
import { leaveOut } from '../selection/selection.ts'
import type { DaySelection } from '../selection/use-selection.ts'
import { BlockDialog } from './block-dialog.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { type DayAction, type PressedStay, SelectionBar, useSelectionSummary } from './selection-bar.tsx'
import { type DayChange, useChangeDays } from './use-change-days.ts'

const clearDraft = (kind: DayChange['kind']): void => {
  try {
    if (kind === 'block') sessionStorage.removeItem('nordbo-draft-calendar-block-reason')
    if (kind === 'note' || kind === 'clearNote') sessionStorage.removeItem('nordbo-draft-calendar-note')
  } catch {
    // Storage is off, so nothing was stored.
  }
}

/** The note that all selected days have; empty if they differ or there is none. */
const commonNote = (rows: readonly CalendarRow[], { selection }: DaySelection): string => {
  const notes = rows.flatMap((row) =>
    (selection.get(row.id) ?? []).map(({ from, to }) => {
      const note = noteAt(row, from)
      return note && note.to >= to ? (note.text ?? '') : ''
    }),
  )
  const [first = ''] = notes
  return notes.every((note) => note === first) ? first : ''
}

interface DayActionsProps {
  rows: readonly CalendarRow[]
  days: DaySelection
  pressed: PressedStay | null
}

/** The bar under both views with its dialogs. What is typed stays while a change is refused. */
export const DayActions = ({ rows, days, pressed }: DayActionsProps) => {
  const [open, setOpen] = useState<Exclude<DayAction, 'unblock'> | null>(null)
  const summary = useSelectionSummary(days)
  const changing = useChangeDays(() => {
    setOpen(null)
    days.clear()
  })
  const change = (next: DayChange): void =>
    changing.change({ change: next, selection: days.selection }, { onSuccess: () => clearDraft(next.kind) })
  const { conflict } = changing
  const left = conflict ? leaveOut(days.selection, conflict.taken) : days.selection
  const dialog = { summary, busy: changing.busy, onChange: change, onClose: () => setOpen(null) }
  return (
    <>
      <SelectionBar
        days={days}
        pressed={pressed}
        busy={changing.busy}
        onAction={(action) => (action === 'unblock' ? change({ kind: 'unblock' }) : setOpen(action))}
      />
      {open === 'price' && !conflict ? <PriceDialog {...dialog} /> : null}
      {open === 'block' && !conflict ? <BlockDialog {...dialog} /> : null}
      {open === 'note' && !conflict ? <NoteDialog {...dialog} known={commonNote(rows, days)} /> : null}
      {conflict ? (
        <ConflictDialog
          taken={conflict.taken}
          titleOf={(home) => rows.find(({ id }) => id === home)?.title ?? ''}
          busy={changing.busy}
          onRepeat={
            left.size > 0
              ? () => changing.change({ change: conflict.change, selection: days.leaveOut(conflict.taken) })
              : undefined
          }
          onClose={changing.dismiss}
        />
      ) : null}
    </>
  )
}
