import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'
import { createWishlist, favouriteButtonOf, listFavouriteIds, newestInSkagen, screens } from './wishlists.ts'

for (const device of ['phone', 'desktop'] as const) {
  test(`a heart adds a home to the list and removes it (${device})`, async ({ member, home }) => {
    const guest = await member('guest', screens[device])
    const { page } = guest
    const { id } = await home()
    await page.goto(newestInSkagen)
    const heart = favouriteButtonOf(page, id)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expectToast(page, 'Tilføjet til favoritter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => listFavouriteIds(guest)).toEqual([id])
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/wishlists')
    await expect(page.getByTestId('wishlist')).toContainText('Mine favoritter')
    await expect(page.getByTestId('wishlist')).toContainText('1 bolig')

    await page.goto(newestInSkagen)
    // An earlier press would add it again.
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expectToast(page, 'Fjernet fra favoritter')
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => listFavouriteIds(guest)).toEqual([])
  })

  test(`a visitor’s heart leads to the login and is on afterwards (${device})`, async ({ visitor, account, home }) => {
    const { page } = await visitor(screens[device])
    const login = await account('guest')
    const { id } = await home()
    await page.goto(newestInSkagen)
    await favouriteButtonOf(page, id).click()
    await expect(page).toHaveURL(/\/auth\?next=%2Fsearch%3Fplace%3DSkagen/)
    await page.getByLabel('E-mail').fill(login.email)
    await page.getByLabel('Adgangskode', { exact: true }).fill(login.password)
    await page.locator('form').getByRole('button', { name: 'Log ind' }).click()
    await expectToast(page, 'Tilføjet til favoritter')
    await expect(page).toHaveURL(/\/search\?place=Skagen/)
    await expect(favouriteButtonOf(page, id)).toHaveAttribute('aria-pressed', 'true')
  })
}

test('a heart that the server refuses is switched back silently', async ({ member, home, watch }) => {
  watch.expectRefusal(503, /^\/api\/favourites\//)
  const guest = await member()
  const { page } = guest
  const { id } = await home()
  let refuse = (): void => undefined
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/api/favourites/*', async (route) => {
    await refused
    await route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: '{"code":"service.unavailable"}',
    })
  })
  await page.goto(newestInSkagen)
  const heart = favouriteButtonOf(page, id)
  await heart.click()
  await expect(heart, 'at once').toHaveAttribute('aria-pressed', 'true')
  refuse()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
})

test('with several lists the heart’s menu chooses or creates one by keyboard', async ({ member, home }) => {
  const guest = await member()
  const { page } = guest
  const { id } = await home()
  const winter = await createWishlist(guest, 'Vinter', [])
  await createWishlist(guest, 'Sommer', [])
  await page.goto(newestInSkagen)
  const heart = favouriteButtonOf(page, id)
  await heart.focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Sommer')
  await heart.press('Shift+F10')
  const dialog = page.getByRole('dialog')
  const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await expect(box('Sommer')).toBeChecked()
  await box('Vinter').focus()
  await page.keyboard.press('Space')
  await expect(box('Vinter')).toBeChecked()
  await expect(dialog).toContainText('1 bolig')
  await dialog.getByRole('button', { name: 'Ny ønskeliste' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Navn').fill('Til bedste')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Oprettet!')
  await expect(box('Til bedste')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(heart).toBeFocused()
  await page.goto(`/wishlists/${winter}`)
  await expect(page.getByTestId('wishlist-item')).toHaveCount(1)
})

test('a long press chooses the list without changing the heart', async ({ member, home }) => {
  const guest = await member()
  const { page } = guest
  const { id } = await home()
  await createWishlist(guest, 'Sommer', [])
  await page.goto(newestInSkagen)
  // Waits until the heart is stable.
  await favouriteButtonOf(page, id).hover()
  await page.mouse.down()
  await expect(page.getByRole('dialog')).toContainText('Gem på en ønskeliste')
  await page.mouse.up()
  await expect(page.getByRole('checkbox', { name: /^Sommer/ })).not.toBeChecked()
  expect(await listFavouriteIds(guest)).toEqual([])
})
