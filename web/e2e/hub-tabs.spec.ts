import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectLoaded } from './placeholders.ts'
import { expect, test } from './test.ts'

/** Each tab's address, name and something of its content. */
const tabs = [
  ['overview', 'Overblik', 'Alle indstillinger'],
  ['personal-info', 'Personlige oplysninger', 'Fødselsdato'],
  ['account', 'Konto', ''],
  ['security', 'Sikkerhed', 'Totrinsbekræftelse'],
  ['notifications', 'Notifikationer', 'Bookinger og betaling'],
  ['payments', 'Betalingsmetoder', 'Ingen gemte kort'],
  ['payouts', 'Udbetalingskonto', 'Udbetalingskonto ikke opsæt'],
  ['verification', 'Verificering', 'Forsiden af dit ID'],
  ['language-accessibility', 'Sprog og tilgængelighed', 'Tekststørrelse'],
  ['privacy-data', 'Privatliv og data', 'Vis min by'],
  ['trips', 'Rejser', 'Ingen kommende rejser'],
  ['wishlists', 'Ønskelister', 'Ingen ønskelister endnu'],
  ['hosting', 'Udlejning', 'Ingen boliger endnu'],
] as const

const expectTab = async (page: Page, [address, name, words]: (typeof tabs)[number]): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await expect(page).toHaveURL(new RegExp(`/profile\\?profile=${address}$`))
  await expect(page).toHaveTitle(new RegExp(`^${name} · Profil`))
  await expect(dialog.getByRole('tab', { selected: true })).toHaveText(name)
  await expect(dialog.getByRole('tabpanel')).toContainText(words)
  await expectLoaded(page)
}

for (const contrast of ['normal', 'more'] as const)
  test(`no tab has a WCAG 2.2 AA violation, light or dark (contrast: ${contrast})`, async ({ member, baseURL }) => {
    test.slow()
    const { page, context } = await member('host')
    if (contrast === 'more')
      await context.addCookies([{ name: 'nordbo_accessibility', value: 'on.on.normal', url: baseURL ?? '' }])
    await page.goto('/profile')
    await expect(page.getByTestId('profile-card')).toBeVisible()
    await expectAccessible(page, `/profile, contrast ${contrast}`)
    for (const tab of tabs) {
      await page.goto(`/profile?profile=${tab[0]}`)
      await expectTab(page, tab)
      if (contrast === 'more') await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
      await expectAccessible(page, `${tab[0]}, light, contrast ${contrast}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, `${tab[0]}, dark, contrast ${contrast}`, ['color-contrast'])
      await page.emulateMedia({ colorScheme: 'light' })
    }
  })

test('no tab is wider than a phone or a tablet', async ({ member }) => {
  test.slow()
  const { page } = await member('host')
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [address, , words] of tabs) {
      await page.goto(`/profile?profile=${address}`)
      await expect(page.getByRole('dialog')).toContainText(words)
      const wider = await page
        .getByRole('dialog')
        .evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility())
            .map((element) => element.className),
        )
      expect(wider, `${address} at ${width}`).toEqual([])
    }
  }
})

test('the hub stands in the middle of the screen, from left to right and from right to left', async ({ member }) => {
  const { page } = await member()
  for (const language of ['da', 'ar']) {
    await page.goto(`/profile?profile=overview&lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const box = await page.getByRole('dialog').boundingBox()
    const tabs = await page.getByRole('tablist').boundingBox()
    expect((tabs?.x ?? 0) < 640).toBe(language === 'da')
    expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - 1_280)).toBeLessThanOrEqual(2)
  }
})
