import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { archiveOf } from './archive-of.ts'
import { type CutTile, pmtilesFile } from './pmtiles-file.ts'

const box = { west: -60, south: 38, east: 60, north: 80 }
const tile = (z: number, x: number, y: number, text: string): CutTile => ({ z, x, y, bytes: gzipSync(text) })
const read = async (file: Buffer, { z, x, y }: CutTile): Promise<string | undefined> => {
  const found = await archiveOf(file).getZxy(z, x, y)
  return found && Buffer.from(found.data).toString()
}

test('an archive returns every tile that was written, and stores equal tiles once', async () => {
  const place = fc.integer({ min: 0, max: 9 }).chain((z) =>
    fc.record({
      z: fc.constant(z),
      x: fc.integer({ min: 0, max: 2 ** z - 1 }),
      y: fc.integer({ min: 0, max: 2 ** z - 1 }),
      text: fc.constantFrom('sea', 'land', 'shore', 'lake'),
    }),
  )
  const tiles = fc.uniqueArray(place, { minLength: 1, maxLength: 60, selector: ({ z, x, y }) => `${z}/${x}/${y}` })
  await fc.assert(
    fc.asyncProperty(tiles, async (places) => {
      const cut = places.map(({ z, x, y, text }) => tile(z, x, y, text))
      const file = pmtilesFile(cut, box, {})
      for (const [index, each] of cut.entries()) expect(await read(file, each)).toBe(places[index]?.text)
      const { numTileContents } = await archiveOf(file).getHeader()
      expect(numTileContents).toBe(new Set(places.map(({ text }) => text)).size)
    }),
    { numRuns: 30 },
  )
})

test('an archive of many thousand different tiles has leaf directories', async () => {
  const textOf = (index: number): string => 'tile '.repeat(1 + ((index * index) % 97)) + index
  // Far apart and of many lengths, so that the directory grows large.
  const tiles = Array.from({ length: 12_000 }, (_, index) =>
    tile(12, (index * 2_741) % 4_096, (index * 1_009) % 4_093, textOf(index)),
  )
  const file = pmtilesFile(tiles, box, { name: 'many' })
  const archive = archiveOf(file)
  const { leafDirectoryLength, rootDirectoryLength, minZoom, maxZoom, minLon, maxLat } = await archive.getHeader()
  expect(leafDirectoryLength).toBeGreaterThan(0)
  expect(rootDirectoryLength).toBeLessThan(16_384 - 127)
  expect([minZoom, maxZoom, minLon, maxLat]).toEqual([12, 12, -60, 80])
  expect(await archive.getMetadata()).toEqual({ name: 'many' })
  for (const index of [0, 4_096, 8_191, 11_999]) {
    const each = tiles[index]
    if (each) expect(await read(file, each)).toBe(textOf(index))
  }
  expect(await archive.getZxy(11, 255, 255)).toBeUndefined()
})
