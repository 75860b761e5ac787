import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { joinRings } from './join-rings.ts'

const frame = { west: 0, south: 0, east: 10, north: 10 }
const area = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + (x * nextY - nextX * y) / 2
  }, 0)

test('pieces of a shore become one ring in any order', () => {
  const pieces: Position[][] = [
    [
      [3, 3],
      [1, 3],
      [1, 1],
    ],
    [
      [1, 1],
      [3, 1],
      [3, 3],
    ],
  ]
  for (const order of [pieces, pieces.toReversed()]) {
    const rings = joinRings(order, frame)
    expect(rings.map(area)).toEqual([4])
    expect(rings[0]?.at(0)).toEqual(rings[0]?.at(-1))
  }
})

test('land that leaves the frame is closed along it, corners included', () => {
  // A coast from the south edge to the north edge, with land to its left: the western part of the frame.
  const coast: Position[] = [
    [4, 0],
    [5, 5],
    [4, 10],
  ]
  expect(joinRings([coast], frame).map(area)).toEqual([45])
  // Reversed, the land lies in the east.
  expect(joinRings([coast.toReversed()], frame).map(area)).toEqual([55])
})

test('two coasts enclose the land between them', () => {
  const west: Position[] = [
    [2, 10],
    [2, 0],
  ]
  const east: Position[] = [
    [8, 0],
    [8, 10],
  ]
  expect(joinRings([west, east], frame).map(area)).toEqual([60])
})

test('a bay that enters and leaves by the same side is cut out of the land', () => {
  const bay: Position[] = [
    [10, 4],
    [7, 4],
    [7, 6],
    [10, 6],
  ]
  expect(joinRings([bay], frame).map(area)).toEqual([94])
})
