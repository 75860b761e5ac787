import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'
import { chooseFromMenu, createWishlist } from './wishlists.ts'

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

test('an unpublished home in a list says so', async ({ member, home }) => {
  const host = await member('host')
  const guest = await member()
  const unpublished = await home({ host: host.login })
  const id = await createWishlist(guest, 'Sommer', [unpublished])
  await host.api.post(`/api/host/listings/${unpublished.id}/unpublish`)
  await guest.page.goto(`/wishlists/${id}`)
  await expect(guest.page.getByTestId('gone-home')).toContainText('Ikke længere på Nordbo')
})

test('wishlists need a session, a foreign list is missing, and failures show the right text', async ({
  member,
  visitor,
  home,
  watch,
}) => {
  watch.expectRefusal(404, /^\/api\/wishlists\//)
  watch.expectRefusal(503, /^\/api\/wishlists/)
  const owner = await member()
  const other = await member()
  const secret = await createWishlist(owner, 'Hemmelig', [await home()])
  const stranger = await visitor()
  await stranger.page.goto('/wishlists?tab=searches')
  await expect(stranger.page).toHaveURL('/auth?next=%2Fwishlists%3Ftab%3Dsearches')
  await other.page.goto(`/wishlists/${secret}`)
  await expect(other.page.getByText('Ønskelisten findes ikke')).toBeVisible()

  const { page } = owner
  await page.goto('/wishlists')
  await expect(page.getByTestId('wishlist')).toHaveCount(1)
  const refuse = '{"code":"service.unavailable"}'
  await page.route(/\/api\/wishlists(\/[\w-]+)?$/, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, contentType: 'application/problem+json', body: refuse }),
  )
  await chooseFromMenu(page, 'Hemmelig', 'Slet')
  await expectToast(page, 'Kunne ikke slette ønskeliste')
  await page.getByRole('button', { name: 'Ny ønskeliste' }).click()
  await page.getByLabel('Navn').fill('En til')
  await page.getByRole('button', { name: 'Opret' }).click()
  await expectToast(page, 'Kunne ikke oprette ønskeliste')
  await page.unroute(/\/api\/wishlists(\/[\w-]+)?$/)

  const silent = await member()
  await silent.page.route('**/api/wishlists', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: refuse }),
  )
  await silent.page.goto('/wishlists')
  await expect(silent.page.getByRole('button', { name: 'Ny ønskeliste' })).toBeVisible()
  await expect(silent.page.locator('[data-sonner-toast], [role="alert"]')).toHaveCount(0)
})
