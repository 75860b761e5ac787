import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { photoKey, photoWidths } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { spread } from '../homes/spread-covers.ts'
import { buildDemoMarket, type DemoMarket } from '../market/market.ts'
import { photosFolder, readPhotoIndex } from './photo-index.ts'

const today = '2026-11-20'
let market: DemoMarket
beforeAll(async () => {
  market = await buildDemoMarket({ today })
})

const inTown = (town: string) => market.listings.filter(({ content }) => content.address.city === town)

test('every file that a home or hotel names is committed', async () => {
  for (const { photos } of [...market.listings, ...market.hotels])
    for (const { hash, width } of photos)
      for (const step of photoWidths(width)) {
        const [, folder = '', file = ''] = photoKey(hash, step, 'avif').split('/')
        expect(existsSync(join(photosFolder, folder, file))).toBe(true)
      }
})

test('no home shows a picture twice, and each has at least four', () => {
  for (const { photos } of market.listings) {
    expect(photos.length).toBeGreaterThanOrEqual(4)
    expect(new Set(photos.map(({ hash }) => hash)).size).toBe(photos.length)
    for (const { alt } of photos) expect(alt?.length).toBeGreaterThan(10)
  }
})

test('no two homes of a town have the same cover', () => {
  const towns = new Set(market.listings.map(({ content }) => content.address.city))
  for (const town of towns) {
    const covers = inTown(town).map(({ photos: [cover] }) => cover?.hash)
    expect(new Set(covers).size, town).toBe(covers.length)
  }
})

test('among the newest homes no picture repeats within two rows, even mirrored', async () => {
  const pictureOf = new Map((await readPhotoIndex()).map(({ hash, picture }) => [hash, picture]))
  const shown = [...market.listings]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ photos: [cover] }) => pictureOf.get(cover?.hash ?? ''))
  for (const index of shown.keys()) {
    const row = shown.slice(index, index + spread)
    expect(new Set(row).size).toBe(row.length)
  }
})

test('neighbouring hotels have different first pictures', () => {
  const covers = market.hotels.map(({ photos: [cover] }) => cover?.hash)
  expect(new Set(covers).size).toBe(12)
})

test('all pictures together stay below 36 MB', () => {
  const files = readdirSync(photosFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(bytes).toBeLessThan(36_000_000)
})
