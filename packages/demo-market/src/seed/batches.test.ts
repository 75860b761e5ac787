import { expect, test } from 'vitest'
import { batchesOf, inParallel } from './batches.ts'

test('a batch holds no more items than asked for, and none is lost', () => {
  const batches = batchesOf([1, 2, 3, 4, 5, 6, 7], 3)
  expect(batches.map((batch) => batch.length)).toEqual([3, 3, 1])
  expect(batches.flat()).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('a batch stays below the size limit of procedures', () => {
  const batches = batchesOf(
    Array.from({ length: 20 }, () => 'å'.repeat(20_000)),
    100,
  )
  for (const batch of batches) expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(256 * 1024)
  expect(batches.flat()).toHaveLength(20)
})

test('the first failure ends the work once the items in flight are done', async () => {
  const done: number[] = []
  const work = inParallel([1, 2, 3, 4, 5, 6], 2, async (item) => {
    if (item === 2) throw new Error('two')
    done.push(item)
  })
  await expect(work).rejects.toThrow('two')
  expect(done.length).toBeLessThan(5)
})
