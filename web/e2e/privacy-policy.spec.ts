import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'

const titles = {
  da: 'Privatlivspolitik',
  en: 'Privacy policy',
  'en-GB': 'Privacy policy',
  de: 'Datenschutzerklärung',
  fr: 'Politique de confidentialité',
  pt: 'Política de privacidade',
  zh: '隐私政策',
  ar: 'سياسة الخصوصية',
} as const

test('the privacy policy says when it changed, what is masked and when the exact address is shown', async ({
  visitor,
}) => {
  const { page } = await visitor()
  await page.goto('/search')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatlivspolitik' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  const main = page.locator('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privatlivspolitik')
  await expect(page).toHaveTitle('Privatlivspolitik – Nordbo')
  await expect(main.getByText('Sidst opdateret 5. oktober 2025', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Kontaktoplysninger og adresser' })).toBeVisible()
  await expect(main).toContainText('Kontaktoplysninger er skjult')
  await expect(main).toContainText('En boligs præcise adresse vises først, når betalingen og bookingen er bekræftet.')
  await main.getByRole('button', { name: 'Ændr dit valg' }).click()
  await expect(page.getByRole('heading', { name: 'Hvad må vi gemme?' })).toBeFocused()
  // The choice of cookies leads here, too.
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click()
  await page.getByRole('link', { name: 'Læs privatlivspolitikken' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expectAccessibleInAnyLight(page, 'the privacy policy with the choice of cookies')
})

test('the privacy policy says how long data is kept, and leads to what a person can do with theirs', async ({
  member,
}) => {
  const { page } = await member('guest')
  await page.goto('/privacy')
  const main = page.locator('main')
  for (const words of [
    'mindst 5 år efter årets udgang',
    'Beskeder og deres billeder: 3 år',
    'Billeder af ID: 30 dage efter afgørelsen',
    'Spørgsmål til supporten: 24 måneder',
    'Login: op til 30 dage',
    'klar inden for 24 timer',
    'slettes efter 7 dage',
    'Dit valg gælder i 12 måneder',
    '150 til 500 meter',
  ])
    await expect(main).toContainText(words)
  await main.getByRole('link', { name: 'privatliv og data i din profil' }).click()
  await expect(page).toHaveURL(/\/profile\?profile=privacy-data$/)
  await expect(page.getByRole('heading', { name: 'Privatliv og data' }).first()).toBeVisible()
})

test('the privacy policy is read in every language, also on a narrow phone', async ({ visitor }) => {
  const { page } = await visitor({ viewport: { width: 320, height: 700 } })
  for (const [language, title] of Object.entries(titles)) {
    await page.goto(`/privacy?lang=${language}`)
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.locator('main')).toContainText('2025')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, language).toBeLessThanOrEqual(0)
  }
})
