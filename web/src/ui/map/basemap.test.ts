import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type PackedBasemap, packLine, unpackBasemap, unpackLine } from './basemap.ts'

it('a packed line comes back to a thousandth of a degree', () => {
  const line = [
    [10.5841, 57.7209],
    [10.59, 57.73],
    [10.59, 57.73],
    [-24.6, 63.3],
  ]
  expect(unpackLine(packLine(line))).toEqual([
    [10.584, 57.721],
    [10.59, 57.73],
    [-24.6, 63.3],
  ])
})

it('the bundled map holds the Nordic countries and their neighbours', () => {
  const packed: PackedBasemap = JSON.parse(readFileSync(new URL('./generated/nordic.json', import.meta.url), 'utf8'))
  const { features } = unpackBasemap(packed)
  const land = features.filter(({ properties }) => properties?.part === 'land')
  expect(land.filter(({ properties }) => properties?.nordic).length).toBeGreaterThanOrEqual(5)
  expect(land.some(({ properties }) => !properties?.nordic)).toBe(true)
  expect(features.some(({ properties }) => properties?.part === 'border')).toBe(true)
})
