import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { dayOf, stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'
import { createWishlist, screens } from './wishlists.ts'

const Booked = z.object({ id: z.string() })
const yours = /^Datoerne er dine i 1[345] min – fortsæt betalingen$/

for (const device of ['phone', 'desktop'] as const)
  test(`a person’s unpaid dates are marked on a home and in lists, and come first (${device})`, async ({
    member,
    home,
  }) => {
    const guest = await member('guest', screens[device])
    const { page, api } = guest
    const { id } = await home()
    const { checkIn, checkOut, query } = stayFromToday(40)
    const list = await createWishlist(guest, 'Sommer', [{ id }])
    const book = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
    const held = Booked.parse(await api.post('/api/bookings', book)).id

    await page.goto(`/listing/${id}?${query}&guests=2`)
    const way = (device === 'phone' ? page.getByTestId('book-bar') : page).getByRole('link', { name: yours })
    await expect(way.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText('Disse datoer er ikke tilgængelige')).toHaveCount(0)
    const calendar = page.locator('#kalender')
    await calendar.scrollIntoViewIfNeeded()
    await expect(dayOf(calendar, checkIn)).toBeEnabled()
    // The chosen days have their own label; the night between is labelled as held.
    await expect(calendar.getByRole('button', { name: /, holdt for dig, til du har betalt$/ })).not.toHaveCount(0)
    await expect(calendar.getByText('Dagene med prik er dine, indtil betalingsfristen udløber.')).toBeVisible()
    await expectAccessible(page, 'a home with a hold')
    await way.filter({ visible: true }).click()
    await expect(page).toHaveURL(new RegExp(`/pay/${held}`))

    await page.goto(`/search?place=Skagen&sort=newest&${query}&guests=2`)
    await expect(page.locator(`[data-testid="listing-card"][data-listing="${id}"]`)).toBeVisible()
    await page.goto(`/wishlists/${list}?${query}&guests=2`)
    const item = page.locator(`[data-testid="wishlist-item"][data-listing="${id}"]`)
    await expect(item.getByTestId('card-total')).toBeVisible()
    await expect(item.getByText('Ikke ledig')).toHaveCount(0)
    await page.goto('/trips')
    await expect(page.getByTestId('trip').first()).toHaveAttribute('data-booking', held)
  })
