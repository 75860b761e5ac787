import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

test('only a full run is recorded', () => {
  expect(settingsFrom({})).toMatchObject({ scales: [5_000, 100_000], record: true })
  for (const env of [
    { NORDBO_BENCH: 'quick' },
    { NORDBO_BENCH_LINES: 'search' },
    { NORDBO_BENCH_HOMES: '5000' },
    { NORDBO_BENCH_SECONDS: '20' },
    { NORDBO_BENCH_PROFILES: '/tmp/profiles' },
  ])
    expect(settingsFrom(env).record).toBe(false)
})

test('a market that is no multiple of the imported homes is refused', () => {
  for (const homes of ['500', '5000,many', '-200', '0'])
    expect(() => settingsFrom({ NORDBO_BENCH_HOMES: homes })).toThrow('a market has a multiple of 200 homes')
  expect(settingsFrom({ NORDBO_BENCH_HOMES: '600,1000' }).scales).toEqual([600, 1_000])
})

test('a line that does not exist is refused', () => {
  expect(() => settingsFrom({ NORDBO_BENCH_LINES: 'search,serch' })).toThrow('no line serch')
})
