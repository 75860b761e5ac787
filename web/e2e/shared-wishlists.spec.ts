import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'
import { createWishlist } from './wishlists.ts'

test('a visitor reads a shared list until its link ends, and sees only the owner’s first name', async ({
  member,
  visitor,
  home,
  watch,
}) => {
  watch.expectRefusal(404, /^\/api\/wishlists\/shared\//)
  const guest = await member()
  const { page } = guest
  const id = await createWishlist(guest, 'Til familien', [await home()], 'For dyrt?')
  await page.goto(`/wishlists/${id}`)
  await page.getByRole('button', { name: 'Del', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Lav et link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  const stranger = await visitor()
  await stranger.page.goto(link)
  await expect(stranger.page.getByRole('heading', { level: 1 })).toHaveText('Til familien')
  await expect(stranger.page.getByText('Delt af Gerda · 1 bolig')).toBeVisible()
  await expect(stranger.page.getByTestId('wishlist-item')).toHaveCount(1)
  await expect(stranger.page.getByText('For dyrt?')).toHaveCount(0)
  await expect(stranger.page.getByRole('button', { name: /^Flere valg/ })).toHaveCount(0)
  expect(await stranger.page.content()).not.toContain(guest.login.email)

  await dialog.getByRole('checkbox', { name: 'Vis også mine noter' }).click()
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await stranger.page.reload()
  await expect(stranger.page.getByText('For dyrt?')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stop deling' }).click()
  await expectToast(page, 'Listen deles ikke længere')
  await stranger.page.reload()
  await expect(stranger.page.getByText('Ønskelisten findes ikke')).toBeVisible()
})
