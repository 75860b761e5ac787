import type { Stay, TakenRange } from '../stay/stay.ts'

/** The taken ranges without a stay's own nights, which may be chosen again. */
export const freeOwnNights = (taken: readonly TakenRange[], { checkIn, checkOut }: Stay): TakenRange[] =>
  taken.flatMap((range) =>
    range.from < checkOut && checkIn < range.to
      ? [
          { from: range.from, to: checkIn },
          { from: checkOut, to: range.to },
        ].filter(({ from, to }) => from < to)
      : [range],
  )
