import { expect, test } from 'vitest'
import { withIdempotencyKey } from './with-idempotency-key.ts'

/** A failure as the provider's SDK throws it. */
const failure = (statusCode: number, headers: Record<string, string> = {}): Error =>
  Object.assign(new Error(`answered ${statusCode}`), { statusCode, headers })
const storedFailure = (statusCode: number): Error => failure(statusCode, { 'idempotent-replayed': 'true' })

test('a stored failure of a provider is retried under the next key', async () => {
  const used: string[] = []
  const call = async (key: string): Promise<string> => {
    used.push(key)
    if (used.length < 3) throw storedFailure(500)
    return 'done'
  }
  expect(await withIdempotencyKey('refund:7', call)).toBe('done')
  expect(used).toEqual(['refund:7', 'refund:7~1', 'refund:7~2'])
})

test.each([
  ['a new failure', failure(500)],
  ['a stored refusal', storedFailure(402)],
  ['a lost connection', new Error('socket hang up')],
])('%s is thrown at once, under one key', async (_, error) => {
  const used: string[] = []
  const call = async (key: string): Promise<string> => {
    used.push(key)
    throw error
  }
  await expect(withIdempotencyKey('refund:7', call)).rejects.toBe(error)
  expect(used).toEqual(['refund:7'])
})

test('stored failures under every key end in the error', async () => {
  let calls = 0
  const call = async (): Promise<string> => {
    calls++
    throw storedFailure(500)
  }
  await expect(withIdempotencyKey('refund:7', call)).rejects.toThrow('answered 500')
  expect(calls).toBe(21)
})
