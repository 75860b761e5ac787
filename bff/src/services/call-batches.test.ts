import { expect, test } from 'vitest'
import { countCallBatches } from './call-batches.ts'

test('parallel calls are one batch', async () => {
  const batches = countCallBatches()
  await Promise.all([batches.run(async () => 1), batches.run(async () => 2)])
  expect(batches.count).toBe(1)
})

test('a batch beyond the maximum is refused', async () => {
  const batches = countCallBatches(1)
  await batches.run(async () => 1)
  await expect(batches.run(async () => 2)).rejects.toThrow('1 call batches')
})

test('a call after another one starts the next batch, also after a failure', async () => {
  const batches = countCallBatches()
  await batches.run(() => Promise.reject(new Error('away'))).catch(() => undefined)
  await batches.run(async () => 2)
  expect(batches.count).toBe(2)
})
