import { expect, test } from 'vitest'
import { cellsAcross, tilePx, worldOf } from '../../geo/map-cells.ts'
import { type Cell, joinCells } from './join-cells.ts'

const zoom = 10
/** A home some px east of 10° E on the equator, where a pixel is as wide as it is high. */
const home = (px: number): Cell => {
  const lng = 10 + (px * 360) / (tilePx * 2 ** zoom)
  const at = worldOf({ lat: 0, lng })
  const [x, y] = [at.x, at.y].map((part) => Math.floor(part * cellsAcross(zoom)))
  return {
    ...{ x: x ?? 0, y: y ?? 0, homes: 1, minOre: 500_00, id: `${px}` },
    ...{ lat: 0, lng, south: 0, north: 0, west: lng, east: lng },
  }
}
const counts = (...px: number[]): number[] => joinCells(px.map(home), zoom).map(({ homes }) => homes)

test('homes within 60 px of a cluster’s middle belong to it, others do not', () => {
  expect(counts(0, 59.9)).toEqual([2])
  expect(counts(0, 60.1)).toEqual([1, 1])
  expect(counts(0, 59.9, 119.8), 'one middle, not a chain').toEqual([2, 1])
})
