import type { DateRange } from '@nordbo/contracts'

/** The same nights in order, each once. Ranges that only touch stay apart. */
export const disjointRanges = (ranges: readonly DateRange[]): DateRange[] => {
  const apart: DateRange[] = []
  const byStart = [...ranges].sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to))
  let taken = ''
  for (const { from, to } of byStart) {
    const begin = from < taken ? taken : from
    if (begin >= to) continue
    apart.push({ from: begin, to })
    taken = to
  }
  return apart
}
