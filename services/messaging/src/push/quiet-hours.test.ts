import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const copenhagen = 'Europe/Copenhagen'

test.each([
  ['the evening is not quiet yet', '2026-11-26T20:59:59.999Z', copenhagen, null],
  ['from 22 on a push waits for the morning', '2026-11-26T21:00:00.000Z', copenhagen, '2026-11-27T06:00:00.000Z'],
  ['after midnight it waits for the same morning', '2026-11-27T05:59:59.999Z', copenhagen, '2026-11-27T06:00:00.000Z'],
  ['at 7 the quiet hours are over', '2026-11-27T06:00:00.000Z', copenhagen, null],
  [
    'the last night of the year leads into the next',
    '2026-12-31T22:30:00.000Z',
    copenhagen,
    '2027-01-01T06:00:00.000Z',
  ],
  ['summer time begins within the night', '2026-03-28T22:00:00.000Z', copenhagen, '2026-03-29T05:00:00.000Z'],
  ['summer time ends within the night', '2026-10-24T21:00:00.000Z', copenhagen, '2026-10-25T06:00:00.000Z'],
  ['another time zone has its own night', '2026-11-26T21:00:00.000Z', 'America/New_York', null],
  ['a zone of half hours', '2026-11-26T17:00:00.000Z', 'Asia/Kolkata', '2026-11-27T01:30:00.000Z'],
])('%s', (_, now, timeZone, until) => {
  expect(quietUntil(new Date(now), timeZone)?.toISOString() ?? null).toBe(until)
})
