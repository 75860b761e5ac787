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
