import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { eventsByService } from './catalogue.ts'
import { goldenOf, goldenPath } from './golden.ts'

const events = Object.values(eventsByService).flatMap((byName) => Object.values(byName))

describe('event versions', () => {
  test.each(events.map((event) => [event.subject, event] as const))(
    '%s has the shape of its golden file',
    (_, event) => {
      expect(goldenOf(event)).toBe(readFileSync(goldenPath(event), 'utf8'))
    },
  )

  test('every golden file belongs to an event', () => {
    const known = events.map((event) => `${event.subject}.json`).sort()
    expect(readdirSync(new URL('../../golden/', import.meta.url)).sort()).toEqual(known)
  })

  test('no event has a field for personal data', () => {
    const fields = events.flatMap((event) => goldenOf(event).match(/"(\w+)": \{/g) ?? [])
    expect(fields.filter((field) => /"(name|email|phone|address|message|text)"/.test(field))).toEqual([])
  })
})
