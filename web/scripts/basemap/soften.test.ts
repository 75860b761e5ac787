import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { soften } from './soften.ts'

/** A round island with steps of about 100 m, as a scan leaves them. */
const stairs: Position[] = Array.from({ length: 80 }, (_, index) => {
  const angle = (index / 80) * 2 * Math.PI
  const onGrid = (value: number): number => Math.round(value / 0.001) * 0.001
  return [onGrid(0.02 * Math.cos(angle)), onGrid(0.02 * Math.sin(angle))]
})
const ring = [...stairs, stairs[0] ?? []]
const offOf = (points: readonly Position[]): number =>
  points.reduce((most, [x = 0, y = 0]) => Math.max(most, Math.abs(Math.hypot(x, y) - 0.02)), 0)

test('a scanned shore becomes rounder, with more points, closed, and no smaller', () => {
  const soft = soften(ring)
  expect(soft.length).toBeGreaterThan(ring.length)
  expect(soft.at(0)).toEqual(soft.at(-1))
  expect(offOf(soft)).toBeLessThan(offOf(ring))
  const mean = soft.reduce((sum, [x = 0, y = 0]) => sum + Math.hypot(x, y), 0) / soft.length
  expect(mean).toBeCloseTo(0.02, 3)
})

test('long straight lines, such as the edge of the frame, stay unchanged', () => {
  const square: Position[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
    [0, 0],
  ]
  expect(soften(square)).toEqual(square)
})
