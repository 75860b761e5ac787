import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, defaultPrivacy, HouseRules, UserId } from '@nordbo/contracts'
import {
  asUser,
  type BootedStack,
  bootStack,
  createHome,
  expectOk,
  firstDay,
  type Home,
  photoWithoutFile,
  withKey,
} from '@nordbo/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

let stack: BootedStack
let dist: string
let home: Home
let unlisted: Home
let bilingual: Home
/** A build's module for first screens. It draws its input, and throws for Atlantis. */
const drawing = `
export const asksFirst = ({ pathname, searchParams }) =>
  pathname === '/search'
    ? ['/api/listings?' + searchParams + '&limit=24']
    : pathname === '/' ? [] : ['/api/listings/' + pathname.split('/')[2], '/api/quotes?' + searchParams]
export const showsOf = ({ pathname, searchParams }) => pathname + '?place=' + searchParams.get('place')
export const drawFirstScreen = ({ address, language, screen, answers }) => {
  if (address.includes('Atlantis')) throw new Error('no such place')
  return '<p>drawn ' + [language, screen, answers.length === 0 ? 'without' : 'with'].join(' ') + '</p>'
}`
const checkIn = addDays(firstDay, 200)
const week = `checkIn=${checkIn}&checkOut=${addDays(checkIn, 7)}`
const hostile = 'Hus </script><img src=x onerror=alert(1)> "ved" havet'

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'nordbo-dist-'))
  await copyFile(new URL('../../web/index.html', import.meta.url), join(dist, 'index.html'))
  const parts = { '/search': { modules: ['/assets/search.js'], picture: null, coverSizes: '50vw' } }
  await writeFile(
    join(dist, 'pages.json'),
    JSON.stringify({
      routes: ['/', '/search', '/listing/:id', '/trips'],
      parts,
      languages: { en: ['/assets/english.js'] },
    }),
  )
  await mkdir(join(dist, 'server'))
  await writeFile(join(dist, 'server', 'first-screen.js'), drawing)
  stack = await bootStack({
    only: ['sandbox', 'identity', 'listings', 'pricing', 'booking', 'bff'],
    env: { bff: { WEB_DIST: dist } },
  })
  home = await createHome(stack, { content: { title: hostile } })
  unlisted = await createHome(stack, { content: { indexable: false } })
  bilingual = await createHome(stack, {
    photos: [{ ...photoWithoutFile(), alt: 'Hvidt hus', altEnglish: 'White house' }],
    content: {
      title: 'Fyrpasserbolig ved Grenen',
      sleeping: [{ name: 'Soveværelse', beds: [{ kind: 'double', count: 1 }] }],
      rules: HouseRules.parse({ additional: 'Luk lågen.' }),
      english: {
        title: 'Lighthouse keeper’s house by Grenen',
        description: 'A white house with a red roof, and a light that blinks all night.',
        rooms: ['Bedroom'],
        additionalRules: 'Please close the gate.',
        arrivalNotes: 'The key is under the mat.',
      },
    },
  })
})
afterAll(async () => {
  await stack?.stop()
  await rm(dist, { recursive: true, force: true })
})

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL(path, stack.url), { headers })
  return { status: answer.status, html: await answer.text(), type: answer.headers.get('content-type') }
}
const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '')

describe('a page without scripts', () => {
  test('of a home shows its kind, town and price, but not its address', async () => {
    const { status, html } = await read(`/listing/${home.id}`)
    expect(status).toBe(200)
    expect(html).toContain(
      '<title>Hus &lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;ved&quot; havet – Nordbo</title>',
    )
    expect(html).toContain(`<link rel="canonical" href="${new URL(`/listing/${home.id}`, stack.url).href}" />`)
    expect(html).toContain(`hreflang="en" href="${new URL(`/listing/${home.id}?lang=en`, stack.url).href}"`)
    expect(html).toMatch(/<noscript>.*Skagen, Danmark.*4 gæster.*1\.000\sDKK \/ nat/s)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain(home.exact.line1)
    expect(html).not.toContain(String(home.exact.lat))
    const data = z
      .object({ '@type': z.literal('VacationRental'), name: z.string(), latitude: z.number(), image: z.array(z.url()) })
      .parse(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''))
    expect(data.name).toBe(hostile)
    expect(data.image.length).toBeGreaterThan(0)
  })

  test('is in the language of its address', async () => {
    const { html } = await read(`/listing/${home.id}?lang=en`)
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('Skagen, Denmark')
    expect(html).toMatch(/DKK\s1,000 \/ night/)
  })

  test('shows a home’s English texts to readers of English only', async () => {
    const { html } = await read(`/listing/${bilingual.id}?lang=en`)
    expect(html).toContain('<h1>Lighthouse keeper’s house by Grenen</h1>')
    expect(html).toContain('A white house with a red roof')
    expect(html).not.toContain('Fyrpasserbolig')
    expect((await read(`/listing/${bilingual.id}`)).html).toContain('<h1>Fyrpasserbolig ved Grenen</h1>')
    const ask = async (path: string, cookie: string): Promise<unknown> =>
      (await fetch(new URL(path, stack.url), { headers: { cookie } })).json()
    const english = await ask(`/api/listings/${bilingual.id}`, 'nordbo_language=en')
    expect(english).toMatchObject({
      title: 'Lighthouse keeper’s house by Grenen',
      sleeping: [{ name: 'Bedroom' }],
      rules: { additional: 'Please close the gate.' },
      photos: [{ alt: 'White house' }],
    })
    const danish = await ask(`/api/listings/${bilingual.id}`, '')
    expect(danish).toMatchObject({ title: 'Fyrpasserbolig ved Grenen', photos: [{ alt: 'Hvidt hus' }] })
    // Arrival notes are private in every language.
    expect(JSON.stringify([english, danish])).not.toMatch(/under the mat|altEnglish/)
    const found = { items: [{ id: bilingual.id, title: 'Lighthouse keeper’s house by Grenen' }] }
    expect(await ask('/api/listings?q=lighthouse', 'nordbo_language=en')).toMatchObject(found)
    const suggested = { homes: [{ id: bilingual.id, title: 'Lighthouse keeper’s house by Grenen' }] }
    expect(await ask('/api/suggestions?q=fyrpas', 'nordbo_language=en')).toMatchObject(suggested)
    // A home without English texts stays in Danish.
    expect(await ask(`/api/listings/${unlisted.id}`, 'nordbo_language=en')).toMatchObject({
      title: expect.stringMatching(/^Sommerhus/),
    })
  })

  test.each([
    ['the address of a home', () => `/listing/${home.id}`, '', 'Skagen, Denmark'],
    ['the front page', () => '/', '', 'Homes in the Nordics – Nordbo'],
    ['a page for its own people', () => '/trips', '', 'Homes in the Nordics – Nordbo'],
    ['an address that asks for Danish', () => '/trips?lang=da', 'da', 'hjem i Norden'],
  ])('is in the language chosen before, and prolongs the cookie', async (_where, path, other, words) => {
    const answer = await fetch(new URL(path(), stack.url), { headers: { cookie: 'nordbo_language=en' } })
    const html = await answer.text()
    expect(html).toContain(`<html lang="${other || 'en'}">`)
    expect(html).toContain(words)
    expect(html.includes('<link rel="modulepreload" crossorigin href="/assets/english.js" />')).toBe(other === '')
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`^nordbo_language=${other || 'en'}; Max-Age=31536000; Path=/; SameSite=Lax$`),
    )
    expect(answer.headers.get('vary')).toContain('cookie')
  })

  test('is in the browser’s language when nothing was chosen, while answers of the API stay Danish', async () => {
    const wish = { 'accept-language': 'sv-SE, en-US;q=0.9, da;q=0.8' }
    for (const path of ['/', `/listing/${bilingual.id}`, '/trips']) {
      const answer = await fetch(new URL(path, stack.url), { headers: wish })
      expect(await answer.text(), path).toContain('<html lang="en">')
      expect(answer.headers.get('content-language')).toBe('en')
      expect(answer.headers.get('vary')).toContain('accept-language')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    const asked = await fetch(new URL(`/api/listings/${bilingual.id}`, stack.url), { headers: wish })
    expect(await asked.json()).toMatchObject({ title: 'Fyrpasserbolig ved Grenen' })
    expect((await read('/?lang=da', wish)).html).toContain('<html lang="da">')
    expect((await read('/', { ...wish, cookie: 'nordbo_language=da' })).html).toContain('<html lang="da">')
    expect((await read('/', { 'accept-language': 'sv-SE, *' })).html).toContain('<html lang="da">')
  })

  test('is listed for search engines in every offered language, in its head and in the sitemap', async () => {
    const address = (query: string) => new URL(`/listing/${home.id}${query}`, stack.url).href
    const { html } = await read(`/listing/${home.id}`)
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ['da', address('')],
      ['en', address('?lang=en')],
      ['x-default', address('')],
    ])
    const { html: pages } = await read('/sitemaps/pages.xml')
    expect(pages).toContain(
      `<loc>${new URL('/search', stack.url).href}</loc><xhtml:link rel="alternate" hreflang="da" href="${new URL('/search', stack.url).href}"/><xhtml:link rel="alternate" hreflang="en" href="${new URL('/search?lang=en', stack.url).href}"/>`,
    )
  })

  test('is in Danish without a valid choice, and sets no cookie', async () => {
    for (const headers of [{}, { cookie: 'nordbo_language=toString' }]) {
      const answer = await fetch(new URL('/trips', stack.url), { headers })
      expect(await answer.text()).toContain('<html lang="da">')
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  test('of the front page or a search links to homes', async () => {
    for (const path of ['/', `/search?place=Skagen&checkIn=${checkIn}&guests=2`]) {
      const { status, html } = await read(path)
      expect(status).toBe(200)
      expect(html).toContain(`href="${new URL(`/listing/${home.id}`, stack.url).href}"`)
    }
    const { html } = await read(`/search?place=Skagen&checkIn=${checkIn}&guests=2`)
    expect(html).toContain('<title>Boliger i Skagen – Nordbo</title>')
    expect(html).toContain(`<link rel="canonical" href="${new URL('/search?place=Skagen', stack.url).href}" />`)
  })

  test.each(['/search?place=Atlantis', '/search?category=nonsense'])(
    'that finds nothing is not indexed: %s',
    async (path) => {
      const { status, html } = await read(path)
      expect(status).toBe(200)
      expect(html).toContain('content="noindex"')
    },
  )

  test.each(['00000000-0000-4000-8000-000000000000', 'no-id'])(
    'of a missing home is a 404 with the shell: %s',
    async (id) => {
      const { status, html } = await read(`/listing/${id}`)
      expect(status).toBe(404)
      expect(html).toContain('<div id="root"></div>')
    },
  )

  test('escapes what people put into addresses', async () => {
    const { status, html } = await read(
      `/search?place=${encodeURIComponent('"><script>alert(1)</script>')}&guests=99&q=${'a'.repeat(9_000)}`,
    )
    expect(status).toBe(200)
    expect(html).not.toContain('<script>alert')
  })
})

describe('the first screen', () => {
  test.each([
    ['/', {}, 'da wide without'],
    ['/?lang=en', { 'sec-ch-ua-mobile': '?1' }, 'en phone without'],
    ['/search?place=Skagen', {}, 'da wide with'],
    [`/search?place=Skagen&${week}`, {}, 'da wide with'],
  ])('of %s is drawn for the screen and language, from the page’s first answers', async (path, headers, drawn) => {
    expect((await read(path, headers)).html).toContain(`<div id="root"><p>drawn ${drawn}</p></div>`)
  })

  test('of a home or a search includes its answer, for strangers only', async () => {
    for (const path of [`/listing/${home.id}`, `/search?place=Skagen&${week}`]) {
      const { html } = await read(path)
      const [, asked = '', json = ''] = /data-answer="([^"]*)">(.*?)<\/script>/s.exec(html) ?? []
      const answer = await fetch(new URL(asked.replaceAll('&amp;', '&'), stack.url))
      expect(JSON.parse(json)).toEqual(await answer.json())
      const known = (await read(path, { cookie: 'nordbo_session=somebody' })).html
      expect(known).toContain('drawn da wide without')
      expect(known).not.toContain('data-answer')
    }
  })

  test('of a home with dates includes the price, for at most as many people as the home sleeps', async () => {
    const stay = { checkIn, checkOut: addDays(checkIn, 7) }
    const handed = async (people: string): Promise<unknown> => {
      const { html } = await read(`/listing/${home.id}?${week}&${people}`)
      const price = html.split('data-answer="').find((part) => part.startsWith('/api/quotes?'))
      return JSON.parse(/>(.*?)<\/script>/s.exec(price ?? '')?.[1] ?? 'null')
    }
    const answer = await fetch(new URL('/api/quotes', stack.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({ listingId: home.id, ...stay, guests: { adults: 2 } }),
    })
    const quote = await answer.json()
    expect(quote).toMatchObject({ nights: 7, available: true })
    expect(await handed('adults=2&children=0')).toEqual(quote)
    expect(await handed('adults=40&children=9')).toMatchObject({ nights: 7, available: true })
    expect(await handed('adults=0&children=x')).toBeNull()
  })

  test('that cannot be drawn is left out of the page', async () => {
    const { status, html } = await read('/search?place=Atlantis')
    expect(status).toBe(200)
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('Boliger i Atlantis')
  })

  test('is drawn by a module that browsers cannot load', async () => {
    expect((await read('/server/first-screen.js')).status).toBe(404)
  })

  test('differs by browser, which the Vary header shows', async () => {
    const answer = await fetch(stack.url)
    expect(answer.headers.get('vary')).toContain('sec-ch-ua-mobile')
  })
})

describe('an address', () => {
  test('without a page is a 404 with the shell, not indexed', async () => {
    const answer = await fetch(new URL('/nope?x=1', stack.url))
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
    expect(await answer.text()).toContain('<div id="root"></div>')
  })

  test('of a private page is not indexed', async () => {
    const answer = await fetch(new URL('/trips', stack.url))
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  })

  test.each([
    ['/search/?place=Skagen', 308, '/search?place=Skagen'],
    ['/nope/', 404, null],
    ['//search/', 400, null],
    ['/\\\\evil.example/', 400, null],
  ])('has one spelling: %s', async (path, status, location) => {
    const answer = await fetch(`${stack.url}${path}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  })

  test('preloads what its page needs first; no photo with dates, as another home comes first', async () => {
    const plain = (await read('/search?place=Skagen')).html
    expect(plain).toContain('<link rel="modulepreload" crossorigin href="/assets/search.js" />')
    expect(plain).toContain('imagesizes="50vw"')
    expect((await read(`/search?place=Skagen&${week}`)).html).not.toContain('imagesizes')
  })

  test('may name a kind of home as the tabs do', async () => {
    expect((await read('/search?category=summerhouse')).html).toContain(`/listing/${home.id}`)
  })
})

describe('crawlers', () => {
  test('get a robots.txt with excluded paths and the sitemap', async () => {
    const { html, type } = await read('/robots.txt')
    expect(type).toContain('text/plain')
    expect(html).toContain('Disallow: /api/')
    expect(html).toContain(`Sitemap: ${new URL('/sitemap.xml', stack.url).href}`)
  })

  test('find exactly the homes that may be indexed', async () => {
    const sitemaps = locationsIn((await read('/sitemap.xml')).html)
    const pages = (await Promise.all(sitemaps.map(async (address) => locationsIn((await read(address)).html)))).flat()
    expect(pages).toContain(new URL(`/listing/${home.id}`, stack.url).href)
    expect(pages).toContain(new URL('/', stack.url).href)
    expect(pages).not.toContain(new URL(`/listing/${unlisted.id}`, stack.url).href)
    expect((await read(`/listing/${unlisted.id}`)).html).toContain('content="noindex"')
  })

  test('do not find the homes of a host who objects, until the host changes that', async () => {
    const objecting = await createHome(stack)
    const path = `/listing/${objecting.id}`
    const found = async () => {
      await stack.settle()
      const sitemaps = locationsIn((await read('/sitemap.xml')).html)
      const pages = await Promise.all(sitemaps.map(async (address) => locationsIn((await read(address)).html)))
      return [
        pages.flat().includes(new URL(path, stack.url).href),
        !(await read(path)).html.includes('content="noindex"'),
      ]
    }
    const choose = async (seoIndex: boolean) =>
      expectOk(
        await stack.services.identity.setPrivacy(
          { ...defaultPrivacy, seoIndex },
          withKey(asUser(UserId.parse(objecting.host.id))),
        ),
      )
    expect(await found()).toEqual([true, true])
    await choose(false)
    await expect.poll(found, { timeout: 30_000 }).toEqual([false, false])
    await choose(true)
    await expect.poll(found, { timeout: 30_000 }).toEqual([true, true])
  })
})
