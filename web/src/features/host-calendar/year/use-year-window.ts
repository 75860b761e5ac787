import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo } from 'react'
import { daysOfBlock, type YearColumns } from './year-columns.ts'

/** Homes and weeks beyond the edges that are drawn in advance. */
const overscan = { homes: 2, weeks: 1 }

interface YearWindow {
  /** Indexes of the drawn homes. */
  homes: readonly number[]
  /** Indexes of the drawn weeks. */
  blocks: readonly number[]
  reveal(home: number, column: number): void
}

/** Which homes and weeks are on the screen. Opens at today. */
export const useYearWindow = (
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  columns: YearColumns,
  todayColumn: number,
): YearWindow => {
  const { dayWidth, rowHeight, nameWidth, headHeight } = columns
  const common = { getScrollElement: () => scroller.current, useFlushSync: false }
  const rows = useVirtualizer({
    ...common,
    count,
    estimateSize: () => rowHeight,
    overscan: overscan.homes,
    paddingStart: headHeight,
  })
  const weeks = useVirtualizer({
    ...common,
    horizontal: true,
    count: columns.blocks,
    estimateSize: () => daysOfBlock * dayWidth,
    overscan: overscan.weeks,
    paddingStart: nameWidth,
  })
  useEffect(() => {
    if (todayColumn > 0) scroller.current?.scrollTo({ left: Math.max(0, todayColumn - 1) * dayWidth })
  }, [scroller, todayColumn, dayWidth])
  const homes = rows.getVirtualItems().map(({ index }) => index)
  const blocks = weeks.getVirtualItems().map(({ index }) => index)
  const [blockNames, homeNames] = [blocks.join(), homes.join()]
  return {
    // The same arrays as long as they contain the same, so that rows are not drawn again.
    homes: useMemo(() => homeNames.split(',').filter(Boolean).map(Number), [homeNames]),
    blocks: useMemo(() => blockNames.split(',').filter(Boolean).map(Number), [blockNames]),
    reveal: (home, column) => {
      const element = scroller.current
      if (!element) return
      const [left, top] = [column * dayWidth, home * rowHeight]
      const [width, height] = [element.clientWidth - nameWidth, element.clientHeight - headHeight]
      const within = (start: number, size: number, at: number, length: number): number =>
        start < at ? start : start + size > at + length ? start + size - length : at
      element.scrollTo({
        left: within(left, dayWidth, element.scrollLeft, width),
        top: within(top, rowHeight, element.scrollTop, height),
      })
    },
  }
}
