import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createLogger } from '@nordbo/service-kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRenderer, type Renderer } from './open-renderer.ts'

let folder: string
let build: string
let renderer: Renderer
const log = createLogger({ name: 'test', level: 'silent' })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nordbo-drawings-'))
  const file = join(folder, 'first-screen.mjs')
  // Draws its thread's id, and throws for Atlantis.
  await writeFile(
    file,
    `import { threadId } from 'node:worker_threads'
    let drawn = 0
    export const drawFirstScreen = ({ address }) => {
      if (address.includes('Atlantis')) throw new Error('no such place')
      return [address, threadId, ++drawn].join(' ')
    }`,
  )
  build = pathToFileURL(file).href
  renderer = openRenderer({ DRAWINGS_AT_ONCE: 2, PATIENCE: 10 }, log)
})
afterAll(async () => {
  await renderer.stop()
  await rm(folder, { recursive: true })
})

const at = (address: string, now = '2027-01-01T10:00:20.000Z') =>
  renderer.firstScreen(
    build,
    { address, now, language: 'da', currency: null, screen: 'phone', answers: [] },
    '192.0.2.1',
  )

test('a first screen is drawn on another thread and reused for a minute', async () => {
  const drawn = await Promise.all([at('/'), at('/'), at('/', '2027-01-01T10:00:59.000Z')])
  expect(drawn[0]).toMatch(/^\/ [1-9]\d* 1$/)
  expect(new Set(drawn).size).toBe(1)
  expect(await at('/', '2027-01-01T10:01:00.000Z')).toMatch(/ 2$/)
})

test('a screen that cannot be drawn is empty, and the next one is drawn', async () => {
  expect(await at('/search?place=Atlantis')).toBe('')
  expect(await at('/search?place=Skagen')).toContain('Skagen')
})

test('pages beyond a network’s share of the queue get no first screen', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, (_, index) => at(`/search?place=${index}`)))
  expect(all.filter((drawn) => drawn === '').length).toBe(40 - 24 - 2)
})
