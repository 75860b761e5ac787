import { expect, test } from 'vitest'
import { cpuSettingsFrom } from './settings.ts'

test('without --cpu the usual run is meant', () => {
  expect(cpuSettingsFrom(undefined, {})).toBeUndefined()
})

test('only all lines on the usual market are recorded', () => {
  expect(cpuSettingsFrom('all', {})).toMatchObject({ homes: 5_000, record: true })
  expect(cpuSettingsFrom('quote,booking', {})).toMatchObject({ lines: ['quote', 'booking'], record: false })
  for (const env of [{ NORDBO_BENCH_HOMES: '1000' }, { NORDBO_BENCH_PROFILES: '/tmp/profiles' }])
    expect(cpuSettingsFrom('all', env)?.record).toBe(false)
})

test('a line that does not exist is refused', () => {
  expect(() => cpuSettingsFrom('search,serch', {})).toThrow('no line serch; there are search, listing')
})
