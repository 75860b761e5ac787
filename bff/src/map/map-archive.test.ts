import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapArchive } from './map-archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordbo-map-'))
  await writeFile(join(folder, 'denmark.pmtiles'), 'PMTiles and what follows')
  await writeFile(join(folder, 'secret.txt'), 'not for the street')
})
afterAll(() => rm(folder, { recursive: true }))

const serving = async (archive: string | undefined) => {
  const app = fastify()
  await app.register(mapArchive, { config: { MAP_PMTILES: archive } })
  return app
}

test('a local archive is served by byte ranges, and no other file', async () => {
  const app = await serving(join(folder, 'denmark.pmtiles'))
  const piece = await app.inject({ url: '/map/streets.pmtiles', headers: { range: 'bytes=8-10' } })
  expect([piece.statusCode, piece.body]).toEqual([206, 'and'])
  expect(piece.headers['cache-control']).toBe('no-cache')
  expect(piece.headers['content-encoding']).toBeUndefined()
  for (const url of ['/map/secret.txt', '/map/denmark.pmtiles', '/map/..%2fsecret.txt', '/secret.txt'])
    expect((await app.inject({ url })).statusCode).toBe(404)
})

test('an archive that cannot be read fails the start with its name', async () => {
  await expect(serving(join(folder, 'norway.pmtiles'))).rejects.toThrow('norway.pmtiles, which cannot be read')
})

test('an archive at a URL is not served', async () => {
  const app = await serving('https://cdn.example/denmark.pmtiles')
  expect((await app.inject({ url: '/map/streets.pmtiles' })).statusCode).toBe(404)
})
