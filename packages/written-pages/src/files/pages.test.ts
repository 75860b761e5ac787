import { existsSync, readFileSync } from 'node:fs'
import { languages } from '@nordbo/texts'
import { strangeQuotationMarks } from '@nordbo/texts/files'
import { describe, expect, it, test } from 'vitest'
import { figureNames, figuresIn, withFigures } from '../figures.ts'
import { pageOfPath, pageSlugs, type WrittenPage, writtenPaths } from '../pages.ts'
import { pageFile, parsePage, readPage } from './read-page.ts'

const whole = languages.filter(({ texts }) => texts !== 'differences').map(({ code }) => code)
const files = whole.flatMap((code) => pageSlugs.map((slug) => ({ code, slug })))

/** Addresses of other pages that texts link to. */
const others = [
  ...[
    '/',
    '/trips',
    '/messages',
    '/hoteller',
    '/bliv-vaert',
    '/hotel/partner/opret',
    '/host/create',
    '/host/dashboard',
    '/host/dashboard/help',
  ],
  ...['/profile?profile=account', '/profile?profile=language-accessibility', '/profile?profile=privacy-data'],
]
const idsOf = ({ sections, questions }: WrittenPage): string[] => [...sections, ...questions].map(({ id }) => id)

/** What readers see of a page, without its title. */
const textOf = ({ html }: WrittenPage): string => html.replaceAll(/<[^>]*>/g, '')

describe.each(files)('$code/$slug', ({ code, slug }) => {
  const source = readFileSync(pageFile(code, slug), 'utf8')
  const page = parsePage(source)

  it('has the parts of the Danish page, each with its own id', () => {
    expect(idsOf(page)).toEqual(idsOf(readPage('da', slug)))
    expect(new Set(idsOf(page)).size).toBe(idsOf(page).length)
  })

  it('has search words for the questions of the Danish page', () => {
    const searched = ({ questions }: WrittenPage) =>
      questions.filter(({ searchWords }) => searchWords.length > 0).map(({ id }) => id)
    expect(searched(page)).toEqual(searched(readPage('da', slug)))
  })

  it('says about as much as the Danish page, and no part is a heading alone', () => {
    const danish = textOf(readPage('da', slug)).length
    expect(danish).toBeGreaterThan(350)
    expect(textOf(page).length / danish).toBeGreaterThan(code === 'zh' ? 0.25 : 0.65)
    const neighbours = [...page.html.matchAll(/<\/h([23])>\s*(?:<h([23])|$)/g)]
    expect(neighbours.filter(([, above = '', below = '']) => below <= above)).toEqual([])
  })

  it('names the figures of the Danish page, and no other', () => {
    const named = new Set(figuresIn(source))
    expect(named).toEqual(new Set(figuresIn(readFileSync(pageFile('da', slug), 'utf8'))))
    expect([...named].filter((name) => !figureNames.some((each) => each === name))).toEqual([])
  })

  it('addresses its readers as strangers in German and Chinese', () => {
    const words = { de: /\b(du|dir|dich|dein(e|en|em|er|es)?|euch|euer|eure[nmr]?)\b/i, zh: /你(?!们)/ }
    for (const [language, friends] of Object.entries(words))
      if (code === language) expect(source.match(friends)).toBeNull()
  })

  it('quotes with the marks of its language', () => {
    const [, ...body] = source.split(/^---$/m).slice(1)
    expect([page.title, page.description, ...body].flatMap((text) => strangeQuotationMarks(code, text))).toEqual([])
  })

  it('types no percentage, and no hours, days or minutes', () => {
    const [, ...body] = source.split(/^---$/m).slice(1)
    const withoutContrast = body.join('').replace(/200 ?[%٪]/g, '')
    expect(
      withoutContrast.match(
        /\d+\s?(?:%|٪|timer|hours|Stunden|heures|horas|小时|ساعة|dage|days|Tage|jours|dias|天|يوم)/gu,
      ),
    ).toBeNull()
  })

  it('has the versions and days of the Danish page', () => {
    const versionsOf = ({ changes, updated }: WrittenPage) => [
      updated,
      ...changes.map(({ version, date }) => [version, date]),
    ]
    expect(versionsOf(page)).toEqual(versionsOf(readPage('da', slug)))
  })

  it('links to pages that exist', () => {
    const links = [...page.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    const unknown = links.filter(
      (href) => !/^(mailto:|tel:|https:)/.test(href) && !others.includes(href) && pageOfPath(href) === undefined,
    )
    expect(unknown).toEqual([])
  })

  it('has a description that a search engine shows', () => {
    expect(page.description.length).toBeGreaterThanOrEqual(code === 'zh' ? 20 : 45)
    expect(page.description.length).toBeLessThanOrEqual(160)
  })
})

test('every page has an address of its own', () => {
  expect(new Set(Object.values(writtenPaths)).size).toBe(pageSlugs.length)
  expect(pageOfPath('/hoteller/partner')).toBe('partner')
  expect(pageOfPath('/elsewhere')).toBeUndefined()
})

test('every figure is named by a page', () => {
  const named = new Set(pageSlugs.flatMap((slug) => figuresIn(readFileSync(pageFile('da', slug), 'utf8'))))
  expect(figureNames.filter((name) => !named.has(name))).toEqual([])
})

test('British English reads the English page', () => {
  expect(existsSync(pageFile('en-GB', 'about'))).toBe(false)
  expect(readPage('en-GB', 'about')).toBe(readPage('en', 'about'))
})

test('what people agree to has versions that count down to the first, the newest from the last change', () => {
  expect([readPage('da', 'terms').changes.at(-1)?.version, readPage('da', 'privacy').changes.at(-1)?.version]).toEqual([
    1, 1,
  ])
  const page = (updated: string, ...versions: [number, string][]): string => {
    const lines = versions.map(([version, date]) => `  - { version: ${version}, date: ${date}, text: Nyt }`).join('\n')
    return `---\ntitle: Vilkår\ndescription: En side, som kun denne prøve læser.\nupdated: ${updated}\nchanges:\n${lines}\n---\n`
  }
  expect(parsePage(page('2026-02-01', [2, '2026-02-01'], [1, '2026-01-01'])).changes).toHaveLength(2)
  expect(() => parsePage(page('2026-02-01', [3, '2026-02-01'], [1, '2026-01-01']))).toThrow(
    'version 3 is not one below',
  )
  expect(() => parsePage(page('2026-01-01', [2, '2026-01-01'], [1, '2026-01-01']))).toThrow('version 1 is not older')
  expect(() => parsePage(page('2026-03-01', [2, '2026-02-01'], [1, '2026-01-01']))).toThrow('not of the last change')
})

test('a link to the choice of cookies is a button', () => {
  expect(readPage('da', 'privacy').html).toContain('<button type="button" data-opens="cookies">Ændr dit valg</button>')
})

test('search words belong to a question by its id, and others are refused', () => {
  const page = (words: string): string =>
    `---\ntitle: Hjælp\ndescription: En side, som kun denne prøve læser.\nupdated: 2026-01-01\nsearchWords:\n  ${words}\n---\n## Ophold {#stay}\n### Hvor er nøglen? {#key}\nHos værten.\n### Hvad nu? {#now}\nVent.\n`
  const wordsOf = (source: string) => parsePage(source).questions.map(({ id, searchWords }) => [id, searchWords])
  expect(wordsOf(page('key: [nøgleboks, dørkode]'))).toEqual([
    ['key', ['nøgleboks', 'dørkode']],
    ['now', []],
  ])
  expect(() => parsePage(page('keys: [nøgleboks]'))).toThrow('the search words of “keys” belong to no question')
  expect(() => parsePage(page('stay: [ferie]'))).toThrow('the search words of “stay” belong to no question')
  expect(() => parsePage(page('key: []'))).toThrow('searchWords')
})

test('an unknown figure and a heading without an id are refused', () => {
  const figures = Object.fromEntries(figureNames.map((name) => [name, name])) as Record<
    (typeof figureNames)[number],
    string
  >
  expect(withFigures('{{guestFeePercent}} %', figures, String)).toBe('guestFeePercent %')
  expect(() => withFigures('{{nothing}}', figures, String)).toThrow('there is no figure nothing')
  const head = '---\ntitle: Om os\ndescription: En side, som kun denne prøve læser.\nupdated: 2026-01-01\n---\n'
  expect(() => parsePage(`${head}## Uden`)).toThrow('the heading “Uden” has no id')
})
