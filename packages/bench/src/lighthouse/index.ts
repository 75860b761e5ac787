import { seedDemoMarket } from '@nordbo/demo-market'
import { inRepo } from '@nordbo/devstack'
import { bootStack, today } from '@nordbo/testkit'
import { launch } from 'chrome-launcher'
import { print, runStep } from '../console/print.ts'
import { writeFigures } from '../report/write-figures.ts'
import { measurePage, type PageScores, scoreGoals } from './measure-page.ts'
import { asMarkdown } from './table.ts'

interface Given {
  teardown: { add(name: string, undo: () => Promise<void>): void }
  /** Path of the browser. */
  chromium: string
  /** The built web. */
  dist: string
}

/** Measurements per page; the median counts. */
const looks = 3

const missed = (page: PageScores): string[] =>
  scoreGoals.flatMap(({ category, least }) =>
    page.scores[category] < least ? [`${page.path} ${category}: ${page.scores[category]} < ${least}`] : [],
  )

/** The first id in an answer of the API. */
const firstIdOf = async (address: URL): Promise<string> => {
  const id = /"id":"([0-9a-f-]{36})"/.exec(await (await fetch(address)).text())?.[1]
  if (id === undefined) throw new Error(`${address.pathname} of the demo market is empty`)
  return id
}

/**
 * Runs Lighthouse, as a phone, on the built product with the demo market. Writes the table into docs/performance.md and prints missed
 * goals. Returns the exit code.
 */
export const lighthouse = async ({ teardown, chromium, dist }: Given): Promise<number> => {
  const stack = await runStep('the system', () => bootStack({ env: { bff: { WEB_DIST: dist, STRICT: 'false' } } }))
  teardown.add('the system', stack.stop)
  await runStep('the demo market', async () => seedDemoMarket(stack.stack, { today: await today(stack) }))
  await stack.settle()
  const home = await firstIdOf(new URL('/api/listings?place=Skagen&limit=1', stack.url))
  const hotel = await firstIdOf(new URL('/api/hotels/search?limit=1', stack.url))
  const browser = await launch({
    chromePath: chromium,
    // Pages are written in the language of the browser, and another one than Danish has an address of its own.
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--lang=da-DK', '--accept-lang=da-DK,da'],
  })
  teardown.add('the browser', async () => browser.kill())
  const pages: PageScores[] = []
  for (const [name, path] of [
    ['/', '/'],
    ['/search?place=Skagen', '/search?place=Skagen'],
    ['a listing', `/listing/${home}`],
    ['/hoteller', '/hoteller'],
    ['a hotel', `/hoteller/${hotel}`],
    ['/help', '/help'],
  ] as const) {
    pages.push(await runStep(name, () => measurePage(name, new URL(path, stack.url).href, browser.port, looks)))
  }
  const markdown = asMarkdown(pages)
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'lighthouse')
  const failures = pages.flatMap(missed)
  for (const failure of failures) print(failure)
  return failures.length === 0 ? 0 : 1
}
