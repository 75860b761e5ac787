import { type LanguageCode, languages } from '@nordbo/texts'
import { writtenPaths } from '@nordbo/written-pages'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { createForeignFinder, shownTexts } from './foreign-texts.ts'
import { demoLogins } from './people.ts'
import { isFullRun } from './soon.ts'
import { expect, type Kit, test } from './test.ts'

/** Parts of addresses that name one of many. */
const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g
/** Query parameters that choose another page; others only narrow one down. */
const choosing = new Set(['profile', 'tab'])

/** What pages have in common that differ by an id or a filter: one of them is opened. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address)
  const chosen = [...searchParams].filter(([name]) => choosing.has(name))
  return `${decodeURIComponent(pathname).replace(id, ':id')}?${new URLSearchParams(chosen)}`
}

/** Links that lead to files or out of the product. */
const isPage = (address: string, origin: string): boolean => {
  const { origin: itsOrigin, pathname } = new URL(address)
  return itsOrigin === origin && !/^\/(api|media|assets)\//.test(pathname)
}

const shownLinks = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll((all) => all.flatMap((each) => (each instanceof HTMLAnchorElement ? each.href : [])))

/** A large screen and a phone. */
const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Finds what is wrong with an open page. */
type Look = (page: Page) => Promise<string[]>

/** What is wrong with the open page at each width, and where it leads there. */
const lookAtWidths = async (page: Page, look: Look): Promise<{ faults: string[]; links: string[] }> => {
  const faults: string[] = []
  const links: string[] = []
  for (const screen of screens) {
    await page.setViewportSize(screen)
    await page.waitForFunction((width) => matchMedia(`(width: ${width}px)`).matches, screen.width)
    await expect(page.locator('[role="status"][aria-label]'), `${page.url()} has loaded`).toHaveCount(0)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (beyond > 0) faults.push(`${beyond} px too wide at ${screen.width} px`)
    faults.push(...(await look(page)).map((fault) => `${fault} at ${screen.width} px`))
    links.push(...(await shownLinks(page)))
  }
  return { faults, links }
}

/** Goes to an address. Returns what is wrong with how it was reached. */
type Go = (page: Page, address: string) => Promise<string[]>

const load: Go = async (page, address) => {
  const answer = await page.goto(address)
  return answer?.status() === 200 ? [] : [`status ${answer?.status()}`]
}

/**
 * Changes the page as a link in it does, which costs a quarter of loading it. The new page takes the focus once it is there. Addresses that
 * differ only in their query are loaded: such a change moves no focus.
 */
const move: Go = async (page, address) => {
  if (page.url() === 'about:blank' || new URL(page.url()).pathname === new URL(address).pathname)
    return load(page, address)
  await page.evaluate((next) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction(() => document.activeElement?.closest('#main, [role="dialog"]') !== null)
  return []
}

/** Opens a page, and returns what is wrong with it and where it leads. */
const open = async (
  page: Page,
  address: string,
  go: Go,
  look: Look,
): Promise<{ faults: string[]; links: string[] }> => {
  await page.setViewportSize(screens[0])
  const faults = await go(page, address)
  await expect(page.locator('main').or(page.getByRole('dialog')).first()).toBeVisible()
  // A page that is a dialog has the dialog's heading.
  await expect(page.locator('h1, [role="dialog"] h2').filter({ visible: true }).first(), address).toBeVisible()
  const isDialog = (await page.getByRole('dialog').count()) > 0
  const headings = await page.locator('h1').count()
  if (headings > 1 || (headings === 0 && !isDialog)) faults.push(`${headings} headings h1`)
  await expect(page.locator('[role="status"][aria-label]'), `${address} has loaded`).toHaveCount(0)
  const title = await page.title()
  if (!/^.+ – Nordbo$|^Nordbo/.test(title)) faults.push(`title '${title}'`)
  const description = await page.locator('meta[name="description"]').getAttribute('content')
  if (!description) faults.push('no description')
  if (await page.getByRole('heading', { name: /ikke fundet|findes ikke|not found/ }).count()) faults.push('not found')
  const words = (await page.locator('main').allInnerTexts()).join(' ')
  const [odd] = words.match(/\{\{|undefined|\bNaN\b|[Ll]orem ipsum|\bTODO\b|\[object/) ?? []
  if (odd) faults.push(`the words '${odd}'`)
  const empty = await page.locator('a[href=""], a[href="#"]').count()
  if (empty > 0) faults.push(`${empty} links that lead nowhere`)
  const seen = await lookAtWidths(page, look)
  return { faults: [...faults, ...seen.faults], links: seen.links }
}

/** Pages that are the same for everybody: the visitor opens them. */
const common: ReadonlySet<string> = new Set([
  ...Object.values(writtenPaths),
  '/bliv-vaert',
  '/hoteller/søg',
  '/auth/forgot',
])

/** Follows every link from an address but those that `skips` names, and looks at each page. Returns the faults by address, and the kinds of pages that were opened. */
const crawl = async (
  page: Page,
  from: URL,
  { skips, go, look }: { skips: ReadonlySet<string>; go: Go; look: Look },
): Promise<{ faults: Record<string, string[]>; kinds: string[] }> => {
  const { origin } = from
  const waiting = [from.href]
  const kinds = new Set(waiting.map(kindOf))
  const faults: Record<string, string[]> = {}
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const found = await open(page, address, go, look)
    if (found.faults.length > 0) faults[address] = found.faults
    for (const link of found.links) {
      const kind = kindOf(link)
      if (!isPage(link, origin) || kinds.has(kind) || skips.has(kind.slice(0, -1))) continue
      kinds.add(kind)
      waiting.push(link)
    }
  }
  return { faults, kinds: [...kinds] }
}

type Who = keyof typeof demoLogins | 'visitor'

/** Opens a browser, signed in as one of the demo's people. */
const enter = async ({ visitor, signIn }: Pick<Kit, 'visitor' | 'signIn'>, who: Who): Promise<Page> => {
  test.setTimeout(600_000)
  const visited = await visitor()
  if (who !== 'visitor') await signIn(visited, demoLogins[who])
  return visited.page
}

for (const [who, least] of [
  ['visitor', 35],
  ['guest', 12],
  ['host', 22],
  ['admin', 12],
  ['hotel', 12],
] as const)
  test(`every link that a ${who} can reach from the front page leads to a whole page without a violation`, async ({
    visitor,
    signIn,
    baseURL,
  }) => {
    const page = await enter({ visitor, signIn }, who)
    const skips = who === 'visitor' ? new Set<string>() : common
    const { faults, kinds } = await crawl(page, new URL('/', baseURL), { skips, go: load, look: accessibilityFaults })
    expect(faults).toEqual({})
    expect(kinds.length, kinds.join(' ')).toBeGreaterThan(least)
  })

/** Pages in the languages of hosts, which a guest can reach (docs/product/languages.md). */
const hosting = ['/host/create']

/** What is not in the language of the page. */
const lookForForeign = async (code: LanguageCode): Promise<Look> => {
  const foreign = await createForeignFinder(code)
  return async (page) => {
    const language = await page.locator('html').getAttribute('lang')
    return [
      ...(language === code ? [] : [`the page says that it is in ${language}`]),
      ...foreign(await shownTexts(page)).map((text) => `'${text}' is in another language`),
    ]
  }
}

/**
 * Languages in which a person's pages are opened. A text that stands in the code is foreign in every language but its own, so German finds it, and Arabic is
 * written from the right. Texts that were left untranslated are found by `packages/texts/src/files/translations.test.ts`.
 */
const languagesOf = {
  visitor: isFullRun ? (['en', 'de', 'fr', 'pt', 'zh', 'ar'] as const) : (['de', 'ar'] as const),
  guest: ['de'],
  host: ['en'],
  admin: ['en'],
  hotel: ['en'],
} as const

for (const who of ['visitor', 'guest', 'host', 'admin', 'hotel'] as const)
  for (const code of languagesOf[who])
    test(`no page that a ${who} can reach shows another language than ${code}`, async ({
      visitor,
      signIn,
      baseURL,
    }) => {
      const page = await enter({ visitor, signIn }, who)
      const skips = who === 'visitor' ? new Set<string>() : who === 'guest' ? new Set([...common, ...hosting]) : common
      const start = new URL(`/?lang=${code}`, baseURL)
      const { faults } = await crawl(page, start, { skips, go: move, look: await lookForForeign(code) })
      expect(faults).toEqual({})
    })

test('each public page has its title and description in each language', async ({ request }) => {
  const paths = ['/', '/search', '/hoteller', '/hoteller/søg', ...Object.values(writtenPaths)]
  const headOf = async (path: string, language: string) => {
    const answer = await request.get(`${encodeURI(path)}?lang=${language}`)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).toContain(`<html lang="${language}"`)
    for (const { code } of languages) expect(html, path).toContain(`hreflang="${code}"`)
    const [, title] = html.match(/<title>([^<]+) – Nordbo<\/title>/) ?? []
    const [, description] = html.match(/<meta name="description" content="([^"]+)"/) ?? []
    expect(title?.length && description?.length, `${path} in ${language}`).toBeTruthy()
    return { title, description }
  }
  for (const path of paths) {
    const english = await headOf(path, 'en')
    for (const { code } of languages) {
      if (code === 'en' || code === 'en-GB') continue
      const { description } = await headOf(path, code)
      expect(description, `${path} in ${code}`).not.toBe(english.description)
    }
  }
})
