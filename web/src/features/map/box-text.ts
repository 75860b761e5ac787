import type { MapBox } from '../../ui/map/model/map-engine.ts'

/** Decimal digits of degrees: about ten metres. */
const digits = 4

/** A box in its form for the address. */
export const boxText = ({ west, south, east, north }: MapBox): string =>
  [Math.max(-180, west), Math.max(-85, south), Math.min(180, east), Math.min(85, north)]
    .map((side) => Number(side.toFixed(digits)))
    .join()

/** Parses a box from the address. Null where it is incomplete. */
export const boxFrom = (text: string): MapBox | null => {
  const [west, south, east, north] = text.split(',').map(Number)
  return west === undefined || south === undefined || east === undefined || north === undefined || text === ''
    ? null
    : { west, south, east, north }
}
