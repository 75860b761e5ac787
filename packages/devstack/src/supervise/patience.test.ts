import { expect, test } from 'vitest'
import { growingPauses, isConnectionLost, untilItHolds, untilReady } from './patience.ts'

test('pauses double from half a second to half a minute', () => {
  const pauses = growingPauses()
  expect(Array.from({ length: 8 }, () => pauses.next().value)).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
})

test('work that fails is done again until it holds, and says why', async () => {
  const said: string[] = []
  const attempts = [Promise.reject(new Error('no answer\nat line 3')), Promise.resolve('done')]
  for (const attempt of attempts) attempt.catch(() => {})
  const work = () => attempts.shift() ?? Promise.reject(new Error('once more'))
  expect(await untilItHolds('market', work, { say: (line) => said.push(line) })).toBe('done')
  expect(said).toEqual(['market: no answer; again in 0.5 s'])
})

test('a failure that does not pass ends the work at once, and so does a stop', async () => {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  const changed = () => Promise.reject(new Error('a migration was changed'))
  await expect(untilItHolds('databases', changed, { say, passes: isConnectionLost })).rejects.toThrow('was changed')
  expect(said).toEqual([])
  const stopping = new AbortController()
  const stopped = untilItHolds('market', changed, { say: () => stopping.abort(), signal: stopping.signal })
  await expect(stopped).rejects.toThrow('aborted')
})

test('a refused connection and a Postgres that starts are lost connections, but a wrong statement is not', () => {
  const withCode = (code: string): Error => Object.assign(new Error('failed'), { code })
  const found = [withCode('ECONNREFUSED'), withCode('57P03'), new Error('x', { cause: withCode('ECONNRESET') })]
  expect(found.map(isConnectionLost)).toEqual([true, true, true])
  expect([withCode('42P01'), new Error('a migration was changed')].map(isConnectionLost)).toEqual([false, false])
})

test('a child is waited for as long as it runs', async () => {
  let asked = 0
  const ready = async (): Promise<boolean> => ++asked > 2
  expect(await untilReady('toy', ready, { running: () => true, say: () => {} })).toBe(true)
  expect(await untilReady('toy', async () => false, { running: () => false, say: () => {} })).toBe(false)
})
