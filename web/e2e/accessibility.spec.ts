import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expectLoaded } from './placeholders.ts'
import { stayIn } from './stay.ts'
import { cards, expectListening, payWith } from './steps.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })
const devices = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const

/** Opens a page and waits until all its content is there. */
const arrive = async (page: Page, path: string, words: string | RegExp): Promise<void> => {
  await page.goto(path)
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  await expectLoaded(page)
}

for (const device of ['phone', 'desktop'] as const) {
  const options = { ...devices[device], colorScheme: 'light', reducedMotion: 'reduce' } as const

  test(`open pages have no violation of WCAG 2.2 AA, light or dark (${device})`, async ({ visitor, home, watch }) => {
    test.slow()
    watch.expectRefusal(404, /^\/((api\/)?listings?\/|findes-ikke)/)
    const { page } = await visitor(options)
    const { id } = await home()
    const { query } = stayIn(30)
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
      ['/auth', 'Har du ikke en konto?'],
      ['/auth?mode=sign-up', 'Har du allerede en konto?'],
      ['/findes-ikke', 'Oops! Page not found'],
    ] as const) {
      await arrive(page, path, words)
      await expectAccessibleInAnyLight(page, path)
    }
    await page.goto('/styleguide')
    await expect(page.locator('.calendar').first()).toBeVisible()
    // Away from the top: there the bottom bar of a phone covers half of a sample, which anybody would scroll.
    await page.evaluate(() => window.scrollTo(0, 60))
    await expectAccessibleInAnyLight(page, '/styleguide')
    if (device === 'desktop') return
    await page.getByRole('button', { name: 'Åbn menuen' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessibleInAnyLight(page, 'the drawer')
  })

  test(`the pages of guests and hosts, and every step of booking, have none (${device})`, async ({ member, home }) => {
    test.slow()
    const host = await member('host', options)
    const guest = await member('guest', options)
    const { id } = await home({ mode: 'request', host: host.login })
    const instant = await home()
    const { checkIn, checkOut, query } = stayIn(30)
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

    const wish = { listingId: instant.id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
    const held = Made.parse(await guest.api.post('/api/bookings', wish))
    await arrive(page, '/trips', 'Betal nu')
    await expectAccessibleInAnyLight(page, '/trips')
    await arrive(page, `/pay/${held.id}`, 'Kortnummer')
    await page.getByRole('button', { name: /^Betal \d/ }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectAccessibleInAnyLight(page, '/pay with what the card lacks')
    await payWith(page, cards.authenticates)
    await expect(page.getByRole('heading', { name: 'Godkend betalingen' })).toBeVisible()
    await expectAccessibleInAnyLight(page, 'the bank’s question')
    await page.getByRole('button', { name: 'Godkend betaling' }).click()
    await expect(page.getByText('Så er det aftalt')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'paid')
  })
}
