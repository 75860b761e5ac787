import { type BootedStack, bootStack, caseCount, fillThread, isFullRun, type Person } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalk, readTalk, searchFor, type Talk, threadOf } from './thread-talk.ts'

/** Messages of the thread. */
const count = 100_000
/**
 * Longest median of an answer at the API, ms, which `npm run prove` asserts. The goal of 50 ms at the 99th percentile is measured at rest
 * (`npm run bench -- --messages`); other tests run beside this one.
 */
const mostMs = 200
const tries = caseCount(4, 60)

let stack: BootedStack
let talk: Talk
beforeAll(async () => {
  stack = await bootStack()
  talk = await openTalk(stack)
  const special = Object.fromEntries(
    Array.from({ length: count / 1_000 }, (_, at) => [(at + 1) * 1_000, `Besked ${at} om sommerhuset, badebroen`]),
  )
  await fillThread(stack, talk.id, { count, special: { ...special, 7: 'Om sommerhuset og en hvalfanger' } })
})
afterAll(() => stack?.stop())

/** The median of the times of a call, ms, after a few to warm up. */
const medianOf = async (call: (turn: number) => Promise<unknown>): Promise<number> => {
  for (let turn = 0; turn < 5; turn++) await call(turn)
  const times: number[] = []
  for (let turn = 0; turn < tries; turn++) {
    const begun = performance.now()
    await call(turn)
    times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)[tries / 2] ?? Number.POSITIVE_INFINITY
}

test(`a thread of 100,000 messages opens, scrolls and searches quickly`, async () => {
  const { guest, host, id } = talk
  const hits = async (who: Person, q: string, more = '') => (await searchFor(who, q, more)).items.length
  expect(await hits(host, 'hvalfanger')).toBe(1)
  expect(await hits(host, 'badebro', `&threadId=${id}&limit=50`)).toBe(50)
  expect(await hits(host, 'sommerhus')).toBe(20)
  const medians = {
    opens: await medianOf(() => Promise.all([threadOf(host, id), readTalk(host, id)])),
    scrolls: await medianOf((turn) => readTalk(guest, id, `?before=${count - turn * 1_500}&limit=50`)),
    'opens at a place': await medianOf((turn) => readTalk(guest, id, `?around=${count - 5_000 - turn * 1_000}`)),
    'finds a common word': await medianOf(() => searchFor(guest, 'sommerhus')),
    'finds a rarer word': await medianOf(() => searchFor(guest, 'badebro', `&threadId=${id}`)),
    'finds a rare word': await medianOf(() => searchFor(guest, 'hvalfanger')),
    'finds nothing': await medianOf(() => searchFor(guest, 'isbjerg', `&threadId=${id}`)),
  }
  process.stdout.write(`medians in ms: ${JSON.stringify(medians)}\n`)
  if (isFullRun) for (const [what, ms] of Object.entries(medians)) expect(ms, what).toBeLessThan(mostMs)
})
