import { readFileSync } from 'node:fs'
import { Country, Subcategory, Tag } from '@nordbo/contracts'
import { type BootedStack, expectOk } from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootListings, createHomes, type HomeOptions } from './listings-stack.ts'

/** The rows of a table in this folder, without its header. */
const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(`search-judged/${name}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const homes = rowsOf('homes').map(
  ([
    title = '',
    city = '',
    region = '',
    country,
    subcategory,
    tags = '',
    description,
    guests,
    bedrooms,
  ]): HomeOptions => ({
    ...{ title, description: description ?? '', subcategory: Subcategory.parse(subcategory) },
    ...{ maxGuests: Number(guests), bedrooms: Number(bedrooms) },
    tags: tags.split(',').map((tag) => Tag.parse(tag)),
    address: { line1: 'Vejen 1', postalCode: '1000', city, region, country: Country.parse(country) },
  }),
)
const queries = rowsOf('queries')

let stack: BootedStack
beforeAll(async () => {
  stack = await bootListings()
  await createHomes(stack, homes)
})
afterAll(() => stack?.stop())

describe('searches that people type in Danish', () => {
  it.each(queries)('%s: %s finds “%s” among the first three', async (_what, q = '', title = '') => {
    const { items } = expectOk(await stack.services.listings.search({ q, limit: 3 }))
    expect(items.map((home) => home.title)).toContain(title)
  })

  it('are a hundred and ten', () => {
    expect(queries).toHaveLength(110)
  })
})
