import { type PageSlug, pageSlugs, writtenPaths } from '@nordbo/written-pages'
import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'

/** Headings of pages whose content was decided. */
const headings: Partial<Record<PageSlug, readonly string[]>> = {
  cookies: ['Cookies', 'Nødvendigt', 'Bekvemmelighed', 'Statistik'],
  safety: ['Tryghed', 'Betal altid på Nordbo', 'Hvis noget sker'],
}

test('every written page says its title, and none is wider than a phone or breaks a rule of accessibility', async ({
  visitor,
}) => {
  test.slow()
  const { page } = await visitor({ viewport: { width: 390, height: 844 } })
  for (const slug of pageSlugs) {
    await page.goto(writtenPaths[slug])
    const heading = page.locator('main').getByRole('heading', { level: 1 })
    await expect(heading).toHaveCount(1)
    await expect(page).toHaveTitle(`${await heading.textContent()} – Nordbo`)
    await expect(page.locator('main')).not.toContainText('{{')
    await expect(page.locator('main'), slug).toHaveText(/[\s\S]{350}/)
    for (const name of headings[slug] ?? [])
      await expect(page.locator('main').getByRole('heading', { name, exact: true })).toBeVisible()
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider, slug).toBeLessThanOrEqual(0)
    await expectAccessible(page, slug)
  }
})

test('the pages are read in every language, from right to left in Arabic', async ({ visitor }) => {
  const { page } = await visitor()
  const titles = [
    ['da', 'Vilkår for brug'],
    ['en', 'Terms of use'],
    ['en-GB', 'Terms of use'],
    ['de', 'Nutzungsbedingungen'],
    ['fr', 'Conditions d’utilisation'],
    ['pt', 'Termos de uso'],
    ['zh', '使用条款'],
    ['ar', 'شروط الاستخدام'],
  ] as const
  for (const [language, title] of titles) {
    await page.goto(`/terms?lang=${language}`)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('main')).toContainText('2025')
  }
})

test('terms and cancellation say the fees, deadlines and policies that bookings follow', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/terms')
  const main = page.locator('main')
  await expect(main.getByText('Sidst opdateret 5. oktober 2025')).toBeVisible()
  for (const words of [
    'servicegebyr på 15 % af overnatningerne',
    'platformgebyr på 10 % af overnatninger og rengøring',
    'Værten får sin udbetaling 24 timer efter gæstens indtjekning',
    'har værten som regel 24 timer til at sige ja eller nej',
    'Du skal være fyldt 18 år',
    'inden for 5–10 bankdage',
  ])
    await expect(main).toContainText(words)
  await main.getByRole('link', { name: 'siden om afbestilling' }).click()
  await expect(page).toHaveURL(/\/cancellation$/)
  const rows = main.getByRole('row')
  await expect(rows.first()).toHaveText(/Politik\s*Alle overnatninger tilbage\s*50\s%\stilbage\s*Intet tilbage/)
  await expect(rows.nth(1)).toHaveText(/Fleksibel\s*5 dage før eller mere\s*ned til 2 dage før\s*senere/)
  await expect(rows.nth(2)).toHaveText(/Moderat\s*14 dage før eller mere\s*ned til 7 dage før\s*senere/)
  await expect(rows.nth(3)).toHaveText(/Streng\s*30 dage før eller mere\s*ned til 14 dage før\s*senere/)
  await expect(main).toContainText('Servicegebyret får du tilbage, når du afbestiller mindst 6 dage før indtjekning.')
  await expect(main).toContainText(
    'Så får du alt tilbage, uanset politik. Er der under 30 dage til indtjekning, tilbyder vi at hjælpe dig med at finde et andet sted.',
  )
})

test('the help is searched with a typo, and a question opens by its address', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Hjælpecenter' }).click()
  await expect(page).toHaveURL(/\/help$/)
  const main = page.locator('main')
  await expect(main.locator('details')).toHaveCount(23)
  await main.getByLabel('Søg i hjælpen').fill('afbestiler')
  await expect(main.getByRole('status')).toHaveText(/^\d+ spørgsmål$/)
  await expect(main.getByText('Må jeg tage hund, kat eller andre kæledyr med?')).toHaveCount(0)
  await main.getByText('Hvordan afbestiller jeg?').click()
  await expect(main.getByRole('link', { name: 'siden om afbestilling' })).toBeVisible()
  // Some words of a sentence are enough.
  await main.getByLabel('Søg i hjælpen').fill('må min hund komme i sengen')
  await expect(main.getByText('Må jeg tage hund, kat eller andre kæledyr med?')).toBeVisible()
  // What a question is about finds it, also in words that it does not use.
  await main.getByLabel('Søg i hjælpen').fill('refusion')
  await expect(main.getByText('Hvornår får jeg pengene tilbage?')).toBeVisible()
  await main.getByLabel('Søg i hjælpen').fill('nøgleboks')
  await main.getByText('Hvordan tjekker jeg ind og får nøglen?').click()
  await expect(main.getByText('Fra 48 timer før indtjekning kan du læse værtens besked om nøgle og vej')).toBeVisible()
  await main.getByLabel('Søg i hjælpen').fill('rumraket')
  await expect(main.getByRole('status')).toContainText('Ingen spørgsmål passer til »rumraket«')
  await expect(main.locator('details')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/contact')
  // A topic that the search hides is shown again by its link.
  await main.getByRole('link', { name: 'Betaling' }).click()
  await expect(main.getByRole('heading', { name: 'Betaling' })).toBeInViewport()
  await expect(main.getByLabel('Søg i hjælpen')).toHaveValue('')
  await page.goto('/about')
  await page.goto('/help#refund')
  await expect(main.getByText('Det tager 5–10 bankdage, før pengene står på din konto.')).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the help')
})

test('below the questions stand mail, telephone, hours and form of the support, whatever is searched', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto('/help')
  const main = page.locator('main')
  await main.getByLabel('Søg i hjælpen').fill('rumraket')
  await expect(main.locator('details')).toHaveCount(0)
  await page
    .getByRole('navigation', { name: 'På denne side' })
    .getByRole('link', { name: 'Stadig brug for hjælp?' })
    .click()
  await expect(main.getByRole('heading', { level: 2, name: 'Stadig brug for hjælp?' })).toBeInViewport()
  await main.getByLabel('Søg i hjælpen').fill('rumraket')
  await expect(main.locator('details')).toHaveCount(0)
  for (const [name, href] of [
    ['hjaelp@nordbo.example', 'mailto:hjaelp@nordbo.example'],
    ['+45 70 00 00 00', 'tel:+45 70 00 00 00'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(main).toContainText('på hverdage kl. 9–17 og i weekenden kl. 10–14.')
  await main.getByRole('link', { name: 'formularen' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('the footer leads to every written page', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const paths = ['/about', '/careers', '/press', '/blog', '/host/resources', '/host/guide', '/host/insurance', '/help']
  for (const path of [...paths, '/safety', '/cancellation', '/contact', '/privacy', '/terms', '/cookies', '/imprint'])
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
  await footer.getByRole('link', { name: 'Om os' }).click()
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText('Om Nordbo')
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

test('the contact page says when somebody answers, and leads to the help and the cookies', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/contact')
  const main = page.locator('main')
  await expect(main).toContainText('Vi har åbent på hverdage kl. 9–17 og i weekenden kl. 10–14.')
  await expect(main).toContainText('hele døgnet')
  await expect(main.getByRole('link', { name: 'hjaelp@nordbo.example' })).toHaveAttribute(
    'href',
    'mailto:hjaelp@nordbo.example',
  )
  await expect(main.getByRole('link', { name: '+45 70 00 00 01' })).toHaveAttribute('href', 'tel:+45 70 00 00 01')
  await expect(main.getByRole('link', { name: 'siden om cookies' })).toHaveAttribute('href', '/cookies')
  await main.getByRole('link', { name: 'hjælpecentret' }).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('hotels read of payment, visibility and a dashboard, and whom to write to', async ({ visitor }) => {
  const { page } = await visitor()
  await page.goto('/hoteller/partner')
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('For hoteller')
  await expect(main).toContainText('går betaling og udbetaling gennem vores betalingsudbyder')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Sikker betaling',
    'Synlighed',
    'Et sted at styre det',
    'Bliv hotelpartner',
    'Onboarding kommer snart',
  ])
  await expect(main.getByRole('link', { name: 'hoteller@nordbo.example' })).toHaveAttribute(
    'href',
    'mailto:hoteller@nordbo.example',
  )
  await expect(main.getByRole('link', { name: 'Ansøg som hotelpartner' })).toHaveAttribute(
    'href',
    '/hotel/partner/opret',
  )
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
