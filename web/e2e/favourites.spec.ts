import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'
import { favouriteButtonOf, listFavouriteIds, newestInSkagen, screens } from './wishlists.ts'

test('a heart adds a home to the list and removes it (desktop)', async ({ member, home }) => {
  const guest = await member('guest', screens.desktop)
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
