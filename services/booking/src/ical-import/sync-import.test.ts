import { describe, expect, it } from 'vitest'
import type { ParsedCalendar } from '../calendar-files/parse/parse-calendar.ts'
import type { StoredImport } from './import-store.ts'
import { resultOf } from './sync-import.ts'

const window = { from: '2031-06-01', to: '2033-06-01' }
const now = new Date('2031-06-01T10:00:00Z')
const stored = {
  nights: [
    { from: '2031-05-20', to: '2031-05-22' },
    { from: '2031-06-10', to: '2031-06-14' },
  ],
  problems: [],
  problemCount: 0,
} satisfies Partial<StoredImport>
const nightsAfter = (nightsMissing: boolean) => {
  const calendar: ParsedCalendar = {
    ...{ ok: true, nights: [{ from: '2031-06-12', to: '2031-06-20' }], problems: [], problemCount: 0, nightsMissing },
  }
  const fetched = { kind: 'file', file: '', etag: null, lastModified: null } as const
  return resultOf(stored as unknown as StoredImport, { calendar, fetched }, window, now).nights
}

describe('a calendar that was read again', () => {
  it('opens what it does not close any more, and keeps nights that have passed', () => {
    expect(nightsAfter(false)).toEqual([
      { from: '2031-05-20', to: '2031-05-22' },
      { from: '2031-06-12', to: '2031-06-20' },
    ])
  })

  it('opens nothing while nights may be missing', () => {
    expect(nightsAfter(true)).toEqual([
      { from: '2031-05-20', to: '2031-05-22' },
      { from: '2031-06-10', to: '2031-06-14' },
      { from: '2031-06-14', to: '2031-06-20' },
    ])
  })
})
