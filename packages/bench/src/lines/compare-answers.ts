import { z } from 'zod'
import { openConnection } from '../load/http-connection.ts'
import { asRequest, type Question } from '../questions/question.ts'

const Search = z.object({ items: z.array(z.object({ id: z.string(), total: z.number().nullable() })), total: z.int() })
const Listing = z.object({ id: z.string(), hostId: z.string(), pricePerNight: z.number(), description: z.string() })
const Quote = z.object({ total: z.number(), available: z.boolean(), nightlyPrices: z.array(z.unknown()) })

type Compare = (baseline: unknown, api: unknown) => boolean

/** Homes that both searches return have the same total; advertised homes may replace others. */
const sameSearch: Compare = (one, other) => {
  const [baseline, api] = [Search.parse(one), Search.parse(other)]
  const totals = new Map(baseline.items.map(({ id, total }) => [id, total]))
  const shared = api.items.filter(({ id }) => totals.has(id))
  return (
    baseline.total === api.total &&
    baseline.items.length === api.items.length &&
    shared.length >= api.items.length - 4 &&
    shared.every(({ id, total }) => totals.get(id) === total)
  )
}

const samePart =
  (schema: z.ZodType): Compare =>
  (one, other) =>
    JSON.stringify(schema.parse(one)) === JSON.stringify(schema.parse(other))

const comparisons: Record<'search' | 'listing' | 'quote', Compare> = {
  search: sameSearch,
  listing: samePart(Listing),
  quote: samePart(Quote.extend({ nightlyPrices: z.array(z.object({ date: z.string(), price: z.number() })) })),
}

const sample = 40
const shown = (body: Buffer): string => body.toString().slice(0, 2_000)

/** Sends the same requests to the baseline and the public API. @throws at the first difference, which would make the figures meaningless */
export const compareAnswers = async (
  name: keyof typeof comparisons,
  questions: readonly Question[],
  ports: { baseline: number; api: number },
): Promise<void> => {
  const [baseline, api] = await Promise.all([openConnection(ports.baseline), openConnection(ports.api)])
  for (const question of questions.slice(0, sample)) {
    const request = Buffer.from(asRequest(question))
    const [one, other] = await Promise.all([baseline.ask(request), api.ask(request)])
    if (!comparisons[name](JSON.parse(one.body.toString()), JSON.parse(other.body.toString())))
      throw new Error(
        `the baseline and the API answer ${question.path} differently:\n${shown(one.body)}\n${shown(other.body)}`,
      )
  }
  baseline.close()
  api.close()
}
