import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** Files with texts that people read: screens, mails, documents, pages of the server. */
const sources = [
  'packages/texts/locales/{da,en}/*.json',
  'bff/src/**/*.ts',
  'services/{booking,identity,listings,messaging,payouts,pricing}/src/**/*.ts',
  'packages/{contracts,demo-market,gazetteer}/src/**/*.ts',
]
const texts = globSync(sources, { cwd: root })
  .filter((file) => !file.includes('/generated/') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** Unnatural Danish or English: wrong words, literal translations, riddles. */
const unnatural = [
  // Means to report a person, not to review them.
  'Anmeld gæsten',
  'Anmeld din gæst',
  'anmelde din gæst',
  'Find hjem i Norden',
  'De nyeste hjem',
  'Ledigt er ledigt',
  'Prisen er prisen',
  'nætterne tilbage',
  'Givet tilbage',
  'er givet tilbage',
  'af os selv',
  'dine at ændre',
  'sit kendetegn',
  'passer ikke sammen',
  'opholdet, som det var',
  'Kulilte-alarm',
  'Ski ind og ud',
  'Tjek selv ind',
  'babyer',
  'Find home in',
  'in the North\\b(?! (Sea|Atlantic))',
  'Free means free',
  'price is the price',
  'Given back',
  'half of the nights back',
  'get the nights back',
  'given free',
  'Get as PDF',
  'be fetched',
  'Could not fetch',
  'Fetching',
  'Ways on',
  'by ourselves',
  'waits with us',
  'the key and the way',
  'counts again',
  'need not do',
  'takes? the change back',
  'until you see (it|the money) on',
  'dates do not fit',
  'came without its key',
  'count none',
  'Lost dispute of',
]

test.each(unnatural)('no text of the product says “%s”', (phrase) => {
  const words = new RegExp(phrase)
  const found = texts.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (isShown(file, line) && words.test(line) ? [`${file}:${index + 1}`] : [])),
  )
  expect(found).toEqual([])
})

/** Whether a line has text for people: in code only what is in quotes, and no comments. */
const isShown = (file: string, line: string): boolean =>
  file.endsWith('.json') ? true : /['"`]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line)

test('a receipt says who cancelled, in words for each side', () => {
  for (const [language, byYou] of [
    ['da', 'Annulleret af dig'],
    ['en', 'Cancelled by you'],
  ] as const) {
    const words: Record<string, string> = JSON.parse(
      readFileSync(join(root, `packages/texts/locales/${language}/trips.json`), 'utf8'),
    )
    expect(words['receipt.reason.guest_cancelled']).toBe(byYou)
    expect(words['receipt.hostReason.host_cancelled']).toBe(byYou)
    expect(words['receipt.hostReason.guest_cancelled']).not.toBe(byYou)
  }
})
