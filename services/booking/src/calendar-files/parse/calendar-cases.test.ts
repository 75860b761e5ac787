import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseCalendar } from './parse-calendar.ts'
import { copenhagenZone, event, fileOf } from './sample-calendar.ts'

const ranges = z.array(z.tuple([z.string(), z.string()]))
const { window, cases } = z
  .object({
    window: z.tuple([z.string(), z.string()]),
    cases: z.array(
      z.object({
        name: z.string(),
        events: z.array(z.array(z.string())),
        zone: z.boolean().optional(),
        closed: ranges,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('./calendar-cases.json', import.meta.url), 'utf8')))

const [from, to] = window
const nightsIn = (list: readonly (readonly [string, string])[]): string[] =>
  list.flatMap(([first, end]) => {
    const nights: string[] = []
    for (let day = Date.parse(first); day < Date.parse(end); day += 86_400_000)
      nights.push(new Date(day).toISOString().slice(0, 10))
    return nights
  })

it.each(cases)('a file with $name closes its nights', ({ events, zone, closed }) => {
  const parsed = parseCalendar(fileOf(...(zone ? copenhagenZone : []), ...events.flatMap((lines) => event(...lines))), {
    from,
    to,
  })
  expect(parsed).toMatchObject({ ok: true, problems: [] })
  expect(nightsIn(parsed.ok ? parsed.nights.map((each) => [each.from, each.to] as const) : [])).toEqual(
    nightsIn(closed),
  )
})
