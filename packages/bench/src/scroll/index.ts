import { addDays } from '@nordbo/contracts'
import { inRepo } from '@nordbo/devstack'
import { bootStack, createHomes, createHost, type Home, type Person, today } from '@nordbo/testkit'
import { launch } from 'chrome-launcher'
import { z } from 'zod'
import { print, runStep } from '../console/print.ts'
import { writeFigures } from '../report/write-figures.ts'
import { openPage } from './devtools.ts'
import { measureScroll, openOnPhone, type ScrollFigure } from './measure-scroll.ts'
import { asMarkdown, longestFrameGoal } from './table.ts'

interface Given {
  teardown: { add(name: string, undo: () => Promise<void>): void }
  /** Path of the browser. */
  chromium: string
  /** The built web. */
  dist: string
}

const homeCount = 50
/** Days between the beginnings of two bars of a home. */
const barEvery = 9

/** Fills a year of homes with bars and prices of their own. */
const fillYear = async (host: Person, homes: readonly Home[], first: string): Promise<void> => {
  const ranges = (index: number, nights: number) =>
    Array.from({ length: 40 }, (_, bar) => {
      const from = addDays(first, bar * barEvery + (index % 4))
      return { from, to: addDays(from, nights) }
    })
  const days = (nights: number) => homes.map(({ id }, index) => ({ listingId: id, ranges: ranges(index, nights) }))
  await host.postOk(z.unknown(), '/api/host/calendar/blocks', { homes: days(4), blocked: true, reason: 'Lejet ud' })
  await host.postOk(z.unknown(), '/api/host/calendar/prices', { homes: days(6), price: 1_450 })
}

/**
 * Scrolls the year view of fifty homes on the phone profile, with the CPU slowed down four times, and writes what each scroll cost into
 * docs/performance.md. Returns the exit code.
 */
export const scroll = async ({ teardown, chromium, dist }: Given): Promise<number> => {
  const stack = await runStep('the system', () => bootStack({ env: { bff: { WEB_DIST: dist, STRICT: 'false' } } }))
  teardown.add('the system', stack.stop)
  const host = await createHost(stack)
  const homes = await runStep('fifty homes', () =>
    createHomes(
      stack,
      Array.from({ length: homeCount }, () => ({ host })),
    ),
  )
  await fillYear(host, homes, await today(stack))
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  teardown.add('the browser', async () => browser.kill())
  const page = await openPage(browser.port)
  const [name = '', value = ''] = host.cookie.split('=')
  const figures: ScrollFigure[] = []
  for (const [view, path] of [
    ['days and prices', '/host/dashboard/calendar?view=year'],
    ['whole months', '/host/dashboard/calendar?view=year&zoom=far'],
  ] as const) {
    await runStep(view, () => openOnPhone(page, new URL(path, stack.url).href, { name, value }))
    figures.push(await measureScroll(page, `${view}, along the year`, { xDistance: -6_000 }))
    figures.push(await measureScroll(page, `${view}, down the homes`, { yDistance: -2_000 }))
    figures.push(await measureScroll(page, `${view}, along and down`, { xDistance: 3_000, yDistance: 1_500 }))
    await page.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  page.close()
  const markdown = asMarkdown(figures)
  print(`\n${markdown}`)
  writeFigures(inRepo('docs/performance.md'), markdown, 'scroll')
  return figures.every(({ longestFrame }) => longestFrame <= longestFrameGoal) ? 0 : 1
}
