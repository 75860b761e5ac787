import type { KeyboardEvent } from 'react'
import type { Cell } from './selection.ts'
import type { DaySelection } from './use-selection.ts'

interface GridKeys {
  active: Cell | null
  /** The cell that a key leads to; null for another key or the edge. */
  moveTo: (key: string, active: Cell) => Cell | null
  onActive: (cell: Cell) => void
  onPress: (cell: Cell, extend: boolean) => void
  days: DaySelection
}

/** The keys of a grid of days: arrows move, with Shift they select, space toggles, Escape clears. */
export const useGridKeys =
  ({ active, moveTo, onActive, onPress, days }: GridKeys) =>
  (event: KeyboardEvent): void => {
    if (!active || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    if (event.key === 'Escape') days.clear()
    const presses = event.key === ' ' || event.key === 'Enter'
    const next = presses ? null : moveTo(event.key, active)
    if (presses || next) event.preventDefault()
    if (presses) onPress(active, event.shiftKey)
    if (!next) return
    if (event.shiftKey) days.extendTo(next, active)
    else days.lift()
    onActive(next)
  }
