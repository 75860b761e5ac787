import { expect, test } from 'vitest'
import { booking } from '../../test/sample-booking.ts'
import { lettersFor } from './letters.ts'
import { render } from './render.ts'

const words = {
  ...{ to: 'Hans', guest: 'Gerda', host: 'Hans', other: 'Gerda', arrival: null, today: '2026-11-20' },
  link: (path: string) => `https://nordbo.example${path}`,
}

test.each([
  ['da', 'Bookingen gælder stadig, selv om opholdet ikke er betalt.'],
  ['en', 'The booking still stands, although the stay is not paid for.'],
] as const)('a letter in %s about a lost dispute says when a confirmed stay is unpaid', (locale, stands) => {
  const written = (over: Partial<typeof booking>): string =>
    render(lettersFor(locale).disputeLost({ ...booking, ...over }, words, 100_00), locale).text.replaceAll(/\s+/g, ' ')
  expect(written({ takenBackByBank: true })).toContain(stands)
  for (const over of [{ takenBackByBank: false }, { takenBackByBank: true, status: 'completed' as const }])
    expect(written(over)).not.toContain(stands)
})
