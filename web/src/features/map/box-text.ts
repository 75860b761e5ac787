import type { MapBox } from '../../ui/map/model/map-engine.ts'

/** About ten metres. */
const digits = 4

/** A part of the map as the address carries it. */
export const boxText = ({ west, south, east, north }: MapBox): string =>
  [Math.max(-180, west), Math.max(-85, south), Math.min(180, east), Math.min(85, north)]
    .map((side) => Number(side.toFixed(digits)))
    .join()

/** The part of the map that an address names. */
export const boxFrom = (text: string): MapBox | null => {
  const [west, south, east, north] = text.split(',').map(Number)
  return west === undefined || south === undefined || east === undefined || north === undefined || text === ''
    ? null
    : { west, south, east, north }
}
