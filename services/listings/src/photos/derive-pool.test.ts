import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { getPriority } from 'node:os'
import process from 'node:process'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { type DeriveInput, openDerivePool } from './derive-pool.ts'

const pools: ReturnType<typeof openDerivePool>[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop()
})

/** A pool whose photos are not read until `free` is called, so that none is decoded before. */
const held = (waiting = 48) => {
  const pool = openDerivePool({ PHOTOS_AT_ONCE: 2, PHOTOS_WAITING: waiting })
  pools.push(pool)
  const reading: string[] = []
  const free: (() => void)[] = []
  const ask = (who: string, input: Partial<DeriveInput> = {}) =>
    pool.derive({
      who,
      use: 'public',
      deadline: new Date(Date.now() + 600_000),
      read: async () => {
        reading.push(who)
        await new Promise<void>((resolve) => free.push(resolve))
        return undefined
      },
      ...input,
    })
  return { reading, free, ask }
}
const code = async (asked: ReturnType<ReturnType<typeof held>['ask']>) => {
  const answer = await asked
  return answer.ok ? 'made' : answer.error.code
}

test('one photo of a person is derived and ten wait, while another person’s is derived too', async () => {
  const { reading, free, ask } = held()
  const own = Array.from({ length: 11 }, () => code(ask('anna')))
  expect(await code(ask('anna'))).toBe('upload.tooMany')
  void ask('bo')
  expect(reading).toEqual(['anna', 'bo'])
  free.shift()?.()
  expect(await Promise.any(own)).toBe('photo.unreadable')
  expect(reading).toEqual(['anna', 'bo', 'anna'])
})

test('a full pool with a full queue refuses further photos', async () => {
  const { ask } = held(3)
  for (const who of ['anna', 'bo', 'cecilie', 'dan', 'eva']) void ask(who)
  expect(await code(ask('finn'))).toBe('service.busy')
})

test('a photo whose deadline has passed is dropped unread', async () => {
  const { reading, ask } = held()
  await expect(ask('anna', { deadline: new Date(Date.now() - 1) })).rejects.toThrow('in time')
  void ask('bo')
  await expect(ask('bo', { deadline: new Date(Date.now() + 30) })).rejects.toThrow('in time')
  expect(reading).toEqual(['bo'])
})

/** The priorities of the threads on which this process reads files. */
const filePriorities = async (): Promise<number[]> => {
  await readFile(import.meta.filename)
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : []
  const works = (id: number) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').startsWith('libuv-worker')
  return threads.filter(works).map((id) => getPriority(id))
}

test('deriving a photo leaves the threads on which the service reads its files as they are', async () => {
  const pool = openDerivePool({ PHOTOS_AT_ONCE: 2, PHOTOS_WAITING: 4 })
  pools.push(pool)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
  const deadline = new Date(Date.now() + 600_000)
  const made = await pool.derive({ who: 'anna', use: 'public', deadline, read: async () => photo })
  expect(made).toMatchObject({ ok: true, value: { descriptor: { width: 900, height: 600 } } })
  const files = made.ok ? made.value.files : []
  expect(files.length).toBeGreaterThan(0)
  for (const { bytes, format, width } of files)
    expect(await sharp(bytes).metadata()).toMatchObject({ width, mediaType: `image/${format}` })
  expect(new Set(await filePriorities())).toEqual(new Set(process.platform === 'linux' ? [getPriority()] : []))
})
