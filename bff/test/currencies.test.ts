import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CurrencyTable } from '@nordbo/contracts'
import { type BootedStack, bootStack } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let stack: BootedStack
let dist: string
/** A build's module for first screens. It draws the currency that it is given. */
const drawing = `
export const asksFirst = () => []
export const showsOf = ({ pathname }) => pathname
export const drawFirstScreen = ({ currency }) => '<p>drawn in ' + (currency ? currency.code + ' ' + currency.dkkPerMillion : 'DKK') + '</p>'`

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'nordbo-dist-'))
  await copyFile(new URL('../../web/index.html', import.meta.url), join(dist, 'index.html'))
  await writeFile(join(dist, 'pages.json'), JSON.stringify({ routes: ['/', '/trips'], parts: {} }))
  await mkdir(join(dist, 'server'))
  await writeFile(join(dist, 'server', 'first-screen.js'), drawing)
  stack = await bootStack({
    only: ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'bff'],
    env: { bff: { WEB_DIST: dist } },
  })
})
afterAll(async () => {
  await stack?.stop()
  await rm(dist, { recursive: true, force: true })
})

const get = (path: string, cookie = '') => fetch(new URL(path, stack.url), { headers: { cookie } })
const htmlOf = async (path: string, cookie = ''): Promise<string> => (await get(path, cookie)).text()

test('anybody reads the dated table, and browsers keep it for ten minutes', async () => {
  const answer = await get('/api/currencies')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
  const { rates, source } = CurrencyTable.parse(await answer.json())
  expect(Object.keys(rates)).toEqual(['EUR', 'SEK', 'NOK', 'USD', 'GBP', 'CHF', 'PLN'])
  expect(source).not.toBe('')
})

test('a page is drawn in the currency of the cookie and tells its scripts the rate, so that no price changes on screen', async () => {
  const { rates, date, source } = CurrencyTable.parse(await (await get('/api/currencies')).json())
  const page = await htmlOf('/', 'nordbo_currency=EUR')
  expect(page).toContain(`drawn in EUR ${rates.EUR}`)
  const told = /<script type="application\/json" data-currency>(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(told)).toEqual({ code: 'EUR', dkkPerMillion: rates.EUR, date, source })
  expect(await htmlOf('/trips', 'nordbo_currency=SEK')).toContain(`"code":"SEK","dkkPerMillion":${rates.SEK}`)
})

test.each(['', 'nordbo_currency=DKK', 'nordbo_currency=CAD', 'nordbo_currency=</script>'])(
  'a page without a known foreign currency is in DKK: “%s”',
  async (cookie) => {
    const page = await htmlOf('/', cookie)
    expect(page).toContain('drawn in DKK')
    expect(page).not.toContain('data-currency')
  },
)

test('a page prolongs the cookie of a known currency for a year, and sets none otherwise', async () => {
  expect((await get('/', 'nordbo_currency=EUR')).headers.get('set-cookie')).toMatch(
    /^nordbo_currency=EUR; Max-Age=31536000; Path=\/; SameSite=Lax/,
  )
  expect((await get('/', 'nordbo_currency=CAD')).headers.get('set-cookie')).toBeNull()
})
