import {
  answerCases,
  type BootedStack,
  bootStack,
  createHost,
  createPublishableDraft,
  type Person,
  writtenAnswers,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const Draft = z.object({ revision: z.int(), answers: z.record(z.string(), z.unknown()) })
const Saved = z.object({ revision: z.int() })

let stack: BootedStack
let host: Person
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'bff'] })
  host = await createHost(stack)
})
afterAll(() => stack?.stop())

const draftOf = async (id: string) => Draft.parse((await host.get(`/api/host/drafts/${id}`)).body)

/** Saves answers into a draft; the answer's status and code. */
const save = async (id: string, answers: object) => {
  const { revision } = await draftOf(id)
  return host.send('PATCH', `/api/host/drafts/${id}`, { revision, answers })
}

const refused = answerCases.filter(({ ok }) => !ok)
const accepted = answerCases.filter(({ ok }) => ok)

test('the table has a case within and beyond the limits of every answer', () => {
  const fields = new Set(answerCases.map(({ field }) => field))
  expect(new Set(accepted.map(({ field }) => field))).toEqual(fields)
  expect(new Set(refused.map(({ field }) => field))).toEqual(fields)
  expect([...fields].sort()).toEqual(expect.arrayContaining(Object.keys(writtenAnswers).sort()))
})

test('no draft with an answer beyond its limits is saved or published', async () => {
  const id = await createPublishableDraft(host)
  const wrong: string[] = []
  for (const { field, what, value, beside } of refused) {
    const before = await draftOf(id)
    const saved = await save(id, { ...beside, [field]: value })
    if (saved.status === 400 && saved.code === 'request.invalid') {
      expect(await draftOf(id), `${field}: ${what} changed the draft`).toEqual(before)
      continue
    }
    // What may be unfinished is saved, and named when the home is to be published.
    const published = await host.send('POST', `/api/host/drafts/${id}/publish`, {})
    const named = z.object({ params: z.object({ missing: z.array(z.string()).min(1) }) }).safeParse(published.body)
    if (saved.status !== 200 || published.code !== 'listing.incomplete' || !named.success)
      wrong.push(`${field}: ${what}: saved ${saved.status}, then ${published.status} ${JSON.stringify(published.body)}`)
    if (published.status === 200) throw new Error(`published with ${field}: ${what}`)
    const back = await save(id, {
      isBusiness: false,
      introPercent: null,
      lastMinutePercent: null,
      introFirstN: 3,
      lastMinuteDays: 14,
      weekendPercent: 0,
      cleaningFee: 0,
      ...writtenAnswers,
    })
    Saved.parse(back.body)
  }
  expect(wrong).toEqual([])
})

test('a home is published with every answer within its limits, and keeps it', async () => {
  const rounds = Math.max(
    ...[...new Set(accepted.map(({ field }) => field))].map(
      (each) => accepted.filter(({ field }) => field === each).length,
    ),
  )
  for (let round = 0; round < rounds; round++) {
    const person = await createHost(stack)
    const chosen = [...new Set(accepted.map(({ field }) => field))].flatMap((each) => {
      const cases = accepted.filter(({ field }) => field === each)
      return cases.slice(round % cases.length, (round % cases.length) + 1)
    })
    const answers = Object.assign(
      {},
      ...chosen.map(({ beside }) => beside),
      ...chosen.map(({ field, value }) => ({ [field]: value })),
    )
    const id = await createPublishableDraft(person, answers)
    const published = await person.send('POST', `/api/host/drafts/${id}/publish`, {})
    expect(published.status, `round ${round}: ${JSON.stringify(published.body)}`).toBe(200)
    const home = z
      .looseObject({ title: z.string(), description: z.string() })
      .parse((await person.get(`/api/listings/${id}`)).body)
    expect(home).toMatchObject({
      title: String(answers.title).trim(),
      description: String(answers.description).trim(),
      maxGuests: answers.maxGuests,
      bathrooms: answers.bathrooms,
    })
  }
})
