import { z } from 'zod'
import type { Api } from './people.ts'
import { stayFromToday } from './stay.ts'
import { expect, firstNames, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Made = z.object({ id: z.string() })

const ask = async (api: Api, listingId: string, inDays: number, message?: string): Promise<string> => {
  const { checkIn, checkOut } = stayFromToday(inDays)
  const order = {
    listingId,
    checkIn,
    checkOut,
    guests: { adults: 2, children: 1 },
    adultAttested: true,
    ...(message ? { message } : {}),
  }
  return Made.parse(await api.post('/api/bookings', order)).id
}

test('answered requests move between the tabs, and the address stores the tab', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member()
  const { id } = await home({ mode: 'request', host: host.login })
  const [approvedId, declinedId] = [await ask(guest.api, id, 30, 'Vi er tre.'), await ask(guest.api, id, 60)]
  const { page } = host
  await page.goto('/host/dashboard/requests')
  await expect(page.getByRole('tab', { name: 'Ventende (2)' })).toBeVisible()
  const first = page.locator(`[data-booking="${approvedId}"]`)
  await expect(first).toContainText(firstNames.guest)
  await expect(first).toContainText('3 gæster')
  await expect(first).toContainText('Vi er tre.')
  await expect(first).toContainText('3 nætter')
  const { checkIn, checkOut } = stayFromToday(30)
  await expect(first).toContainText(/Sommerhus .+ ved Grenen/)
  for (const date of [checkIn, checkOut]) await expect(first).toContainText(`${Number(date.slice(8))}.`)
  await expect(first).toContainText(/Svar inden for 2[34] t \d+ min/)
  await expect(page.locator(`[data-booking="${declinedId}"]`)).toContainText('Gæsten har ikke skrevet en besked.')

  // A double click approves once.
  await first.getByRole('button', { name: 'Godkend' }).dblclick()
  await expectToast(page, 'Booking godkendt! Gæsten kan nu betale.')
  await expect(first).toHaveAttribute('data-status', 'host_approved')
  await expect(first.getByText(`Du har sagt ja. Nu kan ${firstNames.guest} betale.`)).toBeFocused()
  await page.locator(`[data-booking="${declinedId}"]`).getByRole('button', { name: 'Afvis' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Afvis forespørgslen fra ${firstNames.guest}?`)
  await dialog.getByLabel(/Begrundelse/).fill('Huset skal males i de dage.')
  await dialog.getByRole('button', { name: 'Afvis forespørgsel' }).click()
  await expectToast(page, 'Booking afvist')
  const answer = page
    .locator(`[data-booking="${declinedId}"]`)
    .getByText(`Du har sagt nej. ${firstNames.guest} har fået besked.`)
  await expect(answer).toBeFocused()
  // Both cards stay until pointer and focus leave them. A toast under the pointer would stay too.
  await page.getByRole('heading', { level: 1 }).hover({ position: { x: 8, y: 8 } })
  await page.getByRole('tab', { name: 'Ventende (0)' }).focus()
  await expect(page.getByText('Ingen ventende forespørgsler')).toBeVisible()

  await page.getByRole('tab', { name: 'Godkendt (1)' }).click()
  await expect(first).toContainText('Gæsten skal betale inden for')
  // Only the guest has the way to pay.
  await expect(first.locator('a[href*="/pay"]')).toHaveCount(0)
  await expect(first.getByRole('button', { name: /betal/i })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Afvist (1)' }).click()
  await expect(page).toHaveURL(/tab=declined/)
  await page.reload()
  await expect(page.locator(`[data-booking="${declinedId}"]`)).toContainText(
    'Din begrundelse: Huset skal males i de dage.',
  )

  await guest.page.goto('/trips')
  const declined = guest.page.locator(`[data-booking="${declinedId}"]`)
  await expect(declined).toContainText('Afvist')
  await expect(declined).toContainText('Værtens begrundelse: Huset skal males i de dage.')
  await declined.getByRole('link', { name: 'Find et andet sted' }).click()
  await expect(guest.page).toHaveURL(/\/search\?checkIn=.*&guests=3&children=1&place=Skagen/)
})

test('on a phone tabs that do not fit are announced and reachable', async ({ member, person, home }) => {
  const host = await member('host', { viewport: { width: 390, height: 844 } })
  const guest = await person()
  const { id } = await home({ mode: 'request', host: host.login })
  await ask(guest.api, id, 30)
  const { page } = host
  await page.goto('/host/dashboard/requests')
  await expect(page.getByRole('tab', { name: 'Ventende (1)' })).toBeVisible()
  const last = page.getByRole('tab', { name: 'Udløbet (0)' })
  const endOf = async (): Promise<number> => {
    const box = await last.boundingBox()
    return box ? box.x + box.width : Number.POSITIVE_INFINITY
  }
  expect(await endOf()).toBeGreaterThan(390)
  await page.getByTestId('more-tabs').click()
  await expect.poll(endOf).toBeLessThanOrEqual(390)
  await page.getByRole('tab', { name: 'Ventende (1)' }).press('End')
  await expect(last).toBeFocused()
  await expect(page).toHaveURL(/tab=expired/)
})

test('an unanswered request moves to Udløbet, and so does the guest’s trip', { tag: '@clock' }, async ({
  member,
  home,
  admin,
}) => {
  const host = await member('host')
  const guest = await member()
  const { id } = await home({ mode: 'request', host: host.login, requestAutoExpireHours: 2 })
  const requestId = await ask(guest.api, id, 30)
  await host.page.goto('/host/dashboard/requests')
  await expect(host.page.locator(`[data-booking="${requestId}"]`)).toContainText(/Svar inden for 1 t 5\d min/)
  await (await admin()).post('/api/sandbox/clock', { advance: 'PT121M' })
  await expect(host.page.getByText('Ingen ventende forespørgsler')).toBeVisible()
  await host.page.getByRole('tab', { name: 'Udløbet (1)' }).click()
  await expect(host.page.locator(`[data-booking="${requestId}"]`)).toBeVisible()
  await guest.page.goto('/trips')
  await expect(guest.page.locator(`[data-booking="${requestId}"]`)).toContainText('Udløbet')
})
