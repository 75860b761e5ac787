import { offeredLanguages } from '@nordbo/texts/files'
import { describe, expect, it } from 'vitest'
import { pageTexts } from './texts.ts'

it('writes what a home is in the reader’s words, plurals and digits', () => {
  const { kind, country, listing, search } = pageTexts('de')
  expect([kind('apartment'), country('DK'), listing.guests(1), listing.guests(4)]).toEqual([
    'Wohnung',
    'Dänemark',
    '1 Gast',
    '4 Gäste',
  ])
  expect(listing.night(1000)).toMatch(/^1\.000\sDKK/)
  expect(search.titlePlace('Skagen')).toContain('Skagen')
})

describe.each(offeredLanguages())('the head of the front page in %s', (code) => {
  it('is long enough for a search engine and names no placeholder', () => {
    const { home, search, allHomes } = pageTexts(code)
    const texts = [home.title, home.description, search.description('Skagen'), allHomes]
    for (const text of texts) expect(text).not.toMatch(/^$|\{\{/)
  })

  it('is in no other language’s words', () => {
    const same = offeredLanguages().filter(
      (each) => pageTexts(each).home.description === pageTexts(code).home.description,
    )
    expect(same).toEqual([code])
  })
})
