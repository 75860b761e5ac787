import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible, expectAccessibleInAnyLight } from './axe.ts'
import { expectLoaded } from './placeholders.ts'
import { stayFromToday } from './stay.ts'
import { cards, expectListening, payWith } from './steps.ts'
import { expect, test } from './test.ts'
import { screens } from './wishlists.ts'

const Made = z.object({ id: z.string() })
/** Opens a page and waits until its content has loaded. */
const arrive = async (page: Page, path: string, words: string | RegExp): Promise<void> => {
  await page.goto(path)
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await expectLoaded(page)
}

for (const device of ['phone', 'desktop'] as const) {
  const options = { ...screens[device], colorScheme: 'light' } as const

  test(`public pages have no WCAG 2.2 AA violation, light or dark (${device})`, async ({ visitor, home, watch }) => {
    test.slow()
    watch.expectRefusal(404, /^\/((api\/)?listings?\/|findes-ikke)/)
    const { page } = await visitor(options)
    const { id } = await home()
    const { query } = stayFromToday(30)
    for (const [path, words] of [
      ['/', 'Populære boliger'],
      [`/?quick=${id}`, 'Se alle detaljer'],
      [`/search?place=Skagen&${query}`, /boliger fundet/],
      ['/search?place=Atlantis', 'Ingen boliger fundet'],
      [`/listing/${id}?${query}`, 'Servicegebyr'],
      [`/listing/${id}?photos=all`, '6 billeder'],
      [`/listing/${id}?photo=2`, 'Billede 2 af 6'],
      [`/listing/${id}?reviews=all`, 'Søg i anmeldelserne'],
      ['/listing/00000000-0000-4000-8000-000000000000', 'Bolig ikke fundet'],
      ['/privacy', 'Sidst opdateret 5. oktober 2025'],
      ['/auth', 'Har du ikke en konto?'],
      ['/auth?mode=sign-up', 'Har du allerede en konto?'],
      ['/findes-ikke', 'Oops! Page not found'],
    ] as const) {
      await arrive(page, path, words)
      await expectAccessibleInAnyLight(page, path)
    }
    await page.goto('/styleguide')
    await expect(page.locator('.calendar').first()).toBeVisible()
    // Not at the top, where a phone's bottom bar covers half of a sample.
    await page.evaluate(() => window.scrollTo(0, 60))
    await expectAccessibleInAnyLight(page, '/styleguide')
    if (device === 'desktop') return
    await page.getByRole('button', { name: 'Åbn menuen' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessibleInAnyLight(page, 'the drawer')
  })

  test(`pages of guests and hosts and all booking steps have no violation (${device})`, async ({ member, home }) => {
    test.slow()
    const host = await member('host', options)
    const guest = await member('guest', options)
    const { id } = await home({ mode: 'request', host: host.login })
    const instant = await home({ host: host.login })
    const { checkIn, checkOut, query } = stayFromToday(30)
    const { page } = guest
    await arrive(page, '/trips', 'Ingen kommende rejser')
    await expectAccessibleInAnyLight(page, '/trips without trips')
    await arrive(page, `/listing/${id}?${query}&book=1`, 'Besked til værten')
    await expectAccessibleInAnyLight(page, 'choosing dates')
    await page.getByLabel('Jeg er fyldt 18 år').check()
    await page.getByRole('button', { name: 'Send forespørgsel' }).click()
    await expect(page.getByText('Din forespørgsel er sendt')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'waiting for the host')

    await arrive(host.page, '/host/dashboard/requests', 'Gæsten betaler')
    await expectAccessibleInAnyLight(host.page, 'requests')
    await host.page.getByRole('button', { name: 'Afvis' }).click()
    await expect(host.page.getByLabel(/Begrundelse/)).toBeVisible()
    await expectAccessibleInAnyLight(host.page, 'declining')
    await expectListening(host.page.getByRole('dialog'))
    await host.page.keyboard.press('Escape')
    await host.page.getByRole('button', { name: 'Godkend' }).click()
    await expect(page.getByText('Nu mangler du kun at betale.').first()).toBeVisible()
    await expectAccessibleInAnyLight(page, 'approved')

    await arrive(page, `/reserve/${instant.id}?${query}`, 'Disse datoer er ledige')
    await page.getByLabel('Jeg er fyldt 18 år').check()
    await expectAccessibleInAnyLight(page, '/reserve/:id')

    const order = { listingId: instant.id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
    const held = Made.parse(await guest.api.post('/api/bookings', order))
    await arrive(page, '/trips', 'Betal nu')
    await expectAccessibleInAnyLight(page, '/trips')
    await arrive(page, `/pay/${held.id}`, 'Kortnummer')
    await page.getByRole('button', { name: /^Betal \d/ }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectAccessibleInAnyLight(page, '/pay with what the card lacks')
    await page.getByRole('checkbox', { name: 'Gem kortet til næste gang' }).check()
    await payWith(page, cards.authenticates)
    await expect(page.getByRole('heading', { name: 'Godkend betalingen' })).toBeVisible()
    await expectAccessibleInAnyLight(page, 'the bank’s question')
    await page.getByRole('button', { name: 'Godkend betaling' }).click()
    await expect(page.getByText('Så er det aftalt')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'paid')

    await arrive(page, '/profile?profile=trips', 'Bekræftet')
    await expectAccessibleInAnyLight(page, '/profile?profile=trips')
    await arrive(page, '/profile?profile=payments', /Visa •••• 3155/)
    await expectAccessibleInAnyLight(page, '/profile?profile=payments')
    await arrive(host.page, '/host/dashboard/payouts', 'Opsæt konto')
    await host.page.getByRole('button', { name: 'Opsæt konto' }).click()
    await host.page.getByRole('button', { name: 'Fuldfør opsætning' }).click()
    await arrive(host.page, '/host/dashboard/payouts', 'Udbetalingskontoen er klar')
    await expect(host.page.getByTestId('payout')).toHaveCount(1)
    await expectAccessibleInAnyLight(host.page, '/host/dashboard/payouts')
    await arrive(host.page, '/profile?profile=payouts', 'Udbetalingskontoen er klar')
    await expectAccessibleInAnyLight(host.page, '/profile?profile=payouts')
  })
}

test('high contrast has its own colours, light and dark, with enough contrast for axe', async ({ visitor, home }) => {
  const { page } = await visitor({ ...screens.desktop, colorScheme: 'light' })
  const { id } = await home()
  const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)']
  const html = page.locator('html')
  const expectTones = async (text: string, surface: string): Promise<void> => {
    await expect(html).toHaveCSS('color', text)
    await expect(html).toHaveCSS('background-color', surface)
  }
  const expectContrast = async (what: string): Promise<void> => {
    await page.emulateMedia({ contrast: 'more', colorScheme: 'light' })
    await expectTones(black, white)
    await expectAccessible(page, `${what} in high contrast, light`, ['color-contrast'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectTones(white, black)
    await expectAccessible(page, `${what} in high contrast, dark`, ['color-contrast'])
  }
  await arrive(page, `/listing/${id}?${stayFromToday(30).query}`, 'Servicegebyr')
  await expectTones('rgb(20, 33, 30)', 'rgb(251, 250, 247)')
  await expectContrast('/listing/:id')
  await page.goto('/styleguide')
  await expect(page.locator('.calendar').first()).toBeVisible()
  await expectContrast('/styleguide')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus-visible')).toHaveCSS('outline', 'rgb(255, 255, 255) solid 3px')

  // With forced colours an outline marks the chosen option.
  await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
  const oneOf = page.getByRole('group', { name: 'Ét af få' })
  await expect(oneOf.locator('label:has(:checked)')).toHaveCSS('outline-style', 'solid')
  for (const other of await oneOf.locator('label:not(:has(:checked))').all())
    await expect(other).toHaveCSS('outline-style', 'none')
})
