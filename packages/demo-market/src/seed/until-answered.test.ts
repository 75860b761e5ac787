import { ProcedureUnavailable } from '@nordbo/service-kit'
import { expect, test } from 'vitest'
import { accepted } from './actors.ts'
import { untilAnswered } from './until-answered.ts'

const late = new ProcedureUnavailable('rpc.listings.hotelDrafts', true)

test('a step that is answered late, or by a busy service, is taken again and says why', async () => {
  const answers = [
    () => Promise.reject(late),
    async () => accepted('hotels', { ok: false, error: { code: 'service.busy' } }),
    async () => 12,
  ]
  const waits: unknown[] = []
  const onWait = (...wait: unknown[]): void => void waits.push(wait)
  expect(
    await untilAnswered('hotels', () => answers.shift()?.() ?? Promise.reject(new Error('more')), { onWait }),
  ).toBe(12)
  expect(waits).toEqual([
    ['hotels', 'rpc.listings.hotelDrafts did not answer in time', 500],
    ['hotels', 'importing hotels: {"code":"service.busy"}', 1_000],
  ])
})

test('a refusal for good and a bug end a step at once', async () => {
  let taken = 0
  const refused = untilAnswered('hotels', async () => {
    taken++
    return accepted('hotels', { ok: false, error: { code: 'sandbox.only' } })
  })
  await expect(refused).rejects.toThrow('importing hotels: {"code":"sandbox.only"}')
  await expect(untilAnswered('hotels', () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug')
  expect(taken).toBe(1)
})

test('a step that waits ends when it is told to', async () => {
  const stopping = new AbortController()
  const waiting = untilAnswered('hotels', () => Promise.reject(late), {
    onWait: () => stopping.abort(),
    signal: stopping.signal,
  })
  await expect(waiting).rejects.toThrow('aborted')
})
