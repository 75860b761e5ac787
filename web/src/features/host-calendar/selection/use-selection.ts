import { useMemo, useRef, useState } from 'react'
import {
  areaBetween,
  type Cell,
  isSelected,
  leaveOut,
  nothingSelected,
  type SelectableHome,
  type Selection,
  setDays,
  withoutBooked,
} from './selection.ts'

interface Stroke {
  from: Cell
  /** The selection before the stroke, to which each reach is applied anew. */
  before: Selection
  selects: boolean
}

/** Selecting days: one by one, by dragging, or as a range from the last day. `homes` are in the order of the screen. */
export interface DaySelection {
  /** Without days that have been booked meanwhile. */
  selection: Selection
  /** The next press selects everything between the last day and the pressed one. */
  awaitsRangeEnd: boolean
  setAwaitsRangeEnd(awaits: boolean): void
  /** Selects or deselects a day and begins a stroke there; `extend` selects everything from the last day instead. */
  press(cell: Cell, extend?: boolean): void
  /** Extends the stroke to a day. */
  reach(cell: Cell): void
  /** Selects everything from where a stroke began to a day; begins one if there is none. */
  extendTo(cell: Cell, from: Cell): void
  /** Ends the stroke: the next extension begins anew. */
  lift(): void
  leaveOut(taken: Parameters<typeof leaveOut>[1]): Selection
  clear(): void
}

/** The selection of a view. It is kept while homes and stays are refetched. */
export const useSelection = (homes: readonly SelectableHome[]): DaySelection => {
  const [stored, setStored] = useState<Selection>(nothingSelected)
  const [awaitsRangeEnd, setAwaitsRangeEnd] = useState(false)
  const stroke = useRef<Stroke | null>(null)
  const selection = useMemo(() => withoutBooked(stored, homes), [stored, homes])
  const draw = ({ from, before, selects }: Stroke, to: Cell): void => {
    const area = areaBetween(homes, from, to)
    setStored(setDays(before, area.homes, area.range, selects))
  }
  const press = (cell: Cell, extend = false): void => {
    const last = stroke.current
    if ((extend || awaitsRangeEnd) && last) {
      stroke.current = { from: last.from, before: selection, selects: true }
    } else stroke.current = { from: cell, before: selection, selects: !isSelected(selection, cell) }
    setAwaitsRangeEnd(false)
    draw(stroke.current, cell)
  }
  return {
    selection,
    awaitsRangeEnd,
    setAwaitsRangeEnd,
    press,
    reach: (cell) => {
      if (stroke.current) draw(stroke.current, cell)
    },
    extendTo: (cell, from) => {
      stroke.current ??= { from, before: selection, selects: true }
      stroke.current = { ...stroke.current, selects: true }
      draw(stroke.current, cell)
    },
    lift: () => {
      stroke.current = null
    },
    leaveOut: (taken) => {
      const left = leaveOut(selection, taken)
      setStored(left)
      return left
    },
    clear: () => {
      stroke.current = null
      setAwaitsRangeEnd(false)
      setStored(nothingSelected)
    },
  }
}
