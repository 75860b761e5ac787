import { type AnswerField, DraftAnswers, finishedFields, WrittenAnswers } from '@nordbo/contracts'
import { type BootedStack, bootStack, createHome, createHost, homeContent, type Person } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let host: Person
let homeId: string
let draftId: string
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'] })
  host = await createHost(stack)
  homeId = (await createHome(stack, { host })).id
  const Made = z.object({ id: z.string() })
  draftId = (await host.postOk(Made, '/api/host/drafts', { answers: {} })).id
})
afterAll(() => stack?.stop())

const kilobytes = 'x'.repeat(10_240)
const script = '<script>alert(1)</script>'
const texts = (least: number, most: number) => [
  ...['a'.repeat(Math.max(0, least - 1)), 'a'.repeat(least), 'a'.repeat(most), 'a'.repeat(most + 1)],
  ...['', ' '.repeat(least + 1), 'Hus med udsigt 🏡🌊 til klit', script.padEnd(least, '!'), kilobytes, 7, null, ['a']],
]
const numbers = (least: number, most: number, step = 1) => [
  ...[least - step, least, most, most + step, least + step / 2 + 0.1, '4', null, Number.MAX_SAFE_INTEGER, -1, {}, true],
]

/** One table of cases for the form and the API: least, most, just outside, wrong type, 10 kB, emoji, script. */
const cases: Partial<Record<AnswerField, readonly unknown[]>> = {
  title: [...texts(10, 80), 'En linje\nog en til mere'],
  description: texts(20, 500),
  line1: texts(1, 120),
  postalCode: texts(1, 12),
  city: texts(1, 80),
  companyName: texts(1, 120),
  cvr: ['12345678', '1234567', '123456789', 'abcdefgh', '', kilobytes, 12_345_678],
  tags: [[], ['beach'], ['beach', 'quiet'], ['beach', 'quiet', 'nature'], ['strand'], 'beach', [script], null],
  subcategory: ['summerhouse', 'villa', 'castle', '', script, kilobytes, 3, null],
  maxGuests: numbers(1, 16),
  bedrooms: numbers(0, 10),
  beds: numbers(1, 20),
  bathrooms: [...numbers(0.5, 10, 0.5), 1.5, 1.25],
  bookingMode: ['instant', 'request', 'later', script, null, 1],
  firstGuestPolicy: ['any', 'experienced', 'nobody', kilobytes, null],
  requestAutoExpireHours: [0, 1, 24, 168, 169, 1.5, '24', null],
  basePrice: [99, 100, 50_000, 50_001, '1000', null, -1, {}],
  cleaningFee: [-1, 0, 50_000, 50_001, '100', {}],
  weekendPercent: numbers(0, 99),
  introPercent: [0, 1, 100, 101, 2.5, '20', null],
  introFirstN: [0, 1, 10, 11, 2.5, '3'],
  lastMinutePercent: [0, 1, 50, 51, '2', null],
  lastMinuteDays: [0, 1, 30, 31, '14'],
  weeklyPercent: [0, 1, 50, 51, null],
  monthlyPercent: [0, 1, 70, 71, null],
}
const table = Object.entries(cases).flatMap(([field, values]) => values.map((value) => ({ field, value })))

const inAddress = new Set(['line1', 'postalCode', 'city'])
const inBusiness = new Set(['companyName', 'cvr'])
const inDiscounts = new Set([
  ...['introPercent', 'introFirstN', 'lastMinutePercent'],
  ...['lastMinuteDays', 'weeklyPercent', 'monthlyPercent'],
])
const inRates = new Set(['basePrice', 'cleaningFee', 'weekendPercent'])

/** Changes one field of the home through the API. */
const change = (field: string, value: unknown) => {
  const { address } = homeContent()
  const rates = (more: object) =>
    host.send('PUT', `/api/host/listings/${homeId}/rates`, { basePrice: 900, discounts: {}, ...more })
  if (inRates.has(field)) return rates({ [field]: value })
  if (inDiscounts.has(field)) return rates({ discounts: { [field]: value } })
  const patch = inAddress.has(field)
    ? { address: { ...address, [field]: value } }
    : inBusiness.has(field)
      ? { business: { companyName: 'Klit ApS', cvr: '12345678', [field]: value } }
      : { [field]: value }
  return host.send('PATCH', `/api/host/listings/${homeId}`, patch)
}

const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 40) ?? 'undefined'
const finished: Record<string, z.ZodType> = finishedFields
const written: Record<string, z.ZodType> = WrittenAnswers.shape

describe('what a host enters is judged alike by form and API', () => {
  it.each(Object.keys(cases))('%s', async (field) => {
    for (const { value } of table.filter((each) => each.field === field)) {
      const form = finished[field]?.safeParse(value).success ? 200 : 400
      expect((await change(field, value)).status, `finished: ${short(value)}`).toBe(form)
      const draft = written[field]?.safeParse(value).success ? 200 : 400
      const revision = z.object({ revision: z.int() }).parse((await host.get(`/api/host/drafts/${draftId}`)).body)
      const saved = await host.send('PATCH', `/api/host/drafts/${draftId}`, {
        ...revision,
        answers: { [field]: value },
      })
      expect(saved.status, `draft: ${short(value)}`).toBe(draft)
      if (draft === 400) expect(JSON.stringify(saved.body), short(value)).toContain(`/answers/${field}`)
    }
  })

  it('an answer that nobody knows is refused', async () => {
    expect(DraftAnswers.safeParse({ castle: true }).success).toBe(false)
    const saved = await host.send('POST', '/api/host/drafts', { answers: { castle: true } })
    expect(saved.code).toBe('request.invalid')
  })
})
