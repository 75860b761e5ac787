import { expect, test } from 'vitest'
import { cpuSettingsFrom } from './settings.ts'

test('without --cpu the usual run is meant', () => {
  expect(cpuSettingsFrom([], {})).toBeUndefined()
})

test('only all lines on the usual market are recorded', () => {
  expect(cpuSettingsFrom(['--cpu', 'all'], {})).toMatchObject({ homes: 5_000, record: true })
  expect(cpuSettingsFrom(['--cpu=quote,booking'], {})).toMatchObject({ lines: ['quote', 'booking'], record: false })
  for (const env of [{ NORDBO_BENCH_HOMES: '1000' }, { NORDBO_BENCH_PROFILES: '/tmp/profiles' }])
    expect(cpuSettingsFrom(['--cpu', 'all'], env)?.record).toBe(false)
})

test('a line, an option or an argument that does not exist is refused', () => {
  expect(() => cpuSettingsFrom(['--cpu', 'search,serch'], {})).toThrow('no line serch; there are search, listing')
  for (const args of [['--cup', 'search'], ['search'], ['--cpu'], ['--cpu', 'search', 'quote']])
    expect(() => cpuSettingsFrom(args, {})).toThrow('npm run bench takes one option, --cpu LINE')
})
