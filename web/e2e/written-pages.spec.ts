import { type PageSlug, pageSlugs, writtenPaths } from '@nordbo/written-pages'
import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'

/** Headings of pages whose content was decided. */
const headings: Partial<Record<PageSlug, readonly string[]>> = {
  cookies: ['Cookies', 'Nødvendigt', 'Bekvemmelighed', 'Statistik'],
  safety: ['Tryghed', 'Betal altid på Nordbo', 'Hvis noget sker'],
  partner: ['Sikker betaling', 'Synlighed', 'Et sted at styre det', 'Bliv hotelpartner', 'Onboarding kommer snart'],
  help: ['Stadig brug for hjælp?'],
}

/** Sentences about fees, deadlines, policies and contacts, with the figures that bookings follow. */
const sentences: Partial<Record<PageSlug, readonly (string | RegExp)[]>> = {
  terms: [
    'Sidst opdateret 5. oktober 2025',
    'servicegebyr på 15 % af overnatningerne',
    'platformgebyr på 10 % af overnatninger og rengøring',
    'Værten får sin udbetaling 24 timer efter gæstens indtjekning',
    'har værten som regel 24 timer til at sige ja eller nej',
    'Du skal være fyldt 18 år',
    'inden for 5–10 bankdage',
  ],
  cancellation: [
    /Politik\s*Alle overnatninger tilbage\s*50\s%\stilbage\s*Intet tilbage/,
    /Fleksibel\s*5 dage før eller mere\s*ned til 2 dage før\s*senere/,
    /Moderat\s*14 dage før eller mere\s*ned til 7 dage før\s*senere/,
    /Streng\s*30 dage før eller mere\s*ned til 14 dage før\s*senere/,
    'Servicegebyret får du tilbage, når du afbestiller mindst 6 dage før indtjekning.',
    'Så får du alt tilbage, uanset politik. Er der under 30 dage til indtjekning, tilbyder vi at hjælpe dig med at finde et andet sted.',
  ],
  contact: ['Vi har åbent på hverdage kl. 9–17 og i weekenden kl. 10–14.', 'hele døgnet'],
  partner: ['går betaling og udbetaling gennem vores betalingsudbyder'],
  help: [
    'Fra 48 timer før indtjekning kan du læse værtens besked om nøgle og vej',
    'Det tager 5–10 bankdage, før pengene står på din konto.',
    'på hverdage kl. 9–17 og i weekenden kl. 10–14.',
  ],
}

/** Where links of these pages lead, by their words. */
const links: Partial<Record<PageSlug, Readonly<Record<string, string>>>> = {
  terms: { 'siden om afbestilling': '/cancellation' },
  contact: {
    'hjaelp@nordbo.example': 'mailto:hjaelp@nordbo.example',
    '+45 70 00 00 01': 'tel:+45 70 00 00 01',
    'siden om cookies': '/cookies',
    hjælpecentret: '/help',
  },
  partner: {
    'hoteller@nordbo.example': 'mailto:hoteller@nordbo.example',
    'Ansøg som hotelpartner': '/hotel/partner/opret',
  },
  help: { 'hjaelp@nordbo.example': 'mailto:hjaelp@nordbo.example', '+45 70 00 00 00': 'tel:+45 70 00 00 00' },
}

test('every written page says its title and what is decided, and none is wider than a phone or breaks a rule of accessibility', async ({
  visitor,
}) => {
  test.slow()
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  const main = page.locator('main')
  for (const slug of pageSlugs) {
    await page.goto(writtenPaths[slug])
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(page).toHaveTitle(`${await heading.textContent()} – Nordbo`)
    await expect(main).not.toContainText('{{')
    await expect(main, slug).toHaveText(/[\s\S]{350}/)
    for (const name of headings[slug] ?? [])
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    for (const words of sentences[slug] ?? []) await expect(main).toContainText(words)
    for (const [name, href] of Object.entries(links[slug] ?? {}))
      await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, slug).toBeLessThanOrEqual(0)
    await expectAccessible(page, slug)
  }
  await page.goto('/help#refund')
  await expect(main.getByText('Det tager 5–10 bankdage, før pengene står på din konto.')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the help with an open question')
})

test('a reader without scripts and a search engine get the whole text', async ({ request }) => {
  const answer = await request.get('/help?lang=de', { headers: { accept: 'text/html' } })
  const text = await answer.text()
  expect(text).toContain('<title>Hilfezentrum – Nordbo</title>')
  expect(text).toContain('Bei einer Sofortbuchung halten wir die Daten 15 Minuten')
  expect(text).toContain('"@type":"FAQPage"')
  expect(text).toContain('{"@type":"Question","name":"Wie checke ich ein und bekomme den Schlüssel?"')
  expect(text).toContain('hreflang="ar"')
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text()
  for (const slug of pageSlugs) expect(sitemap, slug).toContain(`${writtenPaths[slug]}<`)
})

test('a written page is drawn by the server, and its scripts neither fetch its text again nor move it', async ({
  visitor,
  request,
}) => {
  const html = await (await request.get('/help?lang=de')).text()
  expect(html).toMatch(/data-first-screen="" lang="de".*<h1[^>]*>Hilfe/s)
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  const fetched: string[] = []
  page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname))
  await page.goto('/help?lang=de')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const before = await heading.boundingBox()
  await expect(page.locator('[data-first-screen]')).toHaveCount(0)
  await page.getByRole('searchbox').fill('hund')
  await expect(page.getByRole('status').filter({ hasText: /\d/ })).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
  expect(fetched.filter((path) => path.startsWith('/api/pages/'))).toEqual([])
  await page.goto('/help/')
  await expect(heading).toHaveText('Hilfezentrum')
})
