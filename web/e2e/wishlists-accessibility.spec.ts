import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expectListening } from './steps.ts'
import { expect, test } from './test.ts'
import { createWishlist, screens } from './wishlists.ts'

const Token = z.object({ token: z.string() })

for (const device of ['phone', 'desktop'] as const)
  test(`the pages of wishlists have no WCAG 2.2 AA violation, light or dark (${device})`, async ({
    member,
    visitor,
    home,
  }) => {
    const looks = { ...screens[device], colorScheme: 'light' } as const
    const host = await member('host')
    const guest = await member('guest', looks)
    const { page, api } = guest
    await page.goto('/wishlists')
    await expect(page.getByText('Ingen ønskelister endnu')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'no lists')
    const unpublished = await home({ host: host.login })
    const [one, two] = [await home(), await home({ maxGuests: 2 })]
    const id = await createWishlist(guest, 'Sommer', [unpublished, one, two], 'Tæt på stranden')
    await host.api.post(`/api/host/listings/${unpublished.id}/unpublish`)
    const { token } = Token.parse(await api.post(`/api/wishlists/${id}/share`, { notes: true }))
    await api.post('/api/saved-searches', { query: { place: 'Skagen', guests: '4' } })
    const { query } = stayFromToday(30)
    await page.goto('/wishlists')
    await expect(page.getByTestId('wishlist')).toHaveCount(1)
    await expectAccessibleInAnyLight(page, '/wishlists')
    await page.getByRole('button', { name: 'Ny ønskeliste' }).click()
    await page.getByRole('button', { name: 'Opret' }).click()
    await expectAccessibleInAnyLight(page, 'a new list without a name')
    await page.goto('/wishlists?tab=searches')
    await expect(page.getByTestId('saved-search')).toBeVisible()
    await expectAccessibleInAnyLight(page, '/wishlists?tab=searches')
    await page.goto(`/wishlists/${id}?${query}&guests=4`)
    await expect(page.getByText('Kun plads til 2 gæster')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'a list')
    await page.getByRole('button', { name: 'Del', exact: true }).click()
    await expect(page.getByLabel('Link')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'sharing')
    await expectListening(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByTestId('favourite').first().click({ button: 'right' })
    await expect(page.getByText('Gem på en ønskeliste')).toBeVisible()
    await expectAccessibleInAnyLight(page, 'choosing a list')
    const stranger = await visitor(looks)
    await stranger.page.goto(`/wishlists/shared/${token}`)
    await expect(stranger.page.getByTestId('wishlist-item')).toHaveCount(3)
    await expectAccessibleInAnyLight(stranger.page, 'a shared list')
    await stranger.page.goto('/saved-searches/unsubscribe?token=guessed-guessed-guessed')
    await expect(stranger.page.getByRole('button', { name: 'Stop mails' })).toBeVisible()
    await expectAccessibleInAnyLight(stranger.page, 'unsubscribing')
  })
