import { addDays } from '@nordbo/contracts'
import { dayOf, stayFromToday, today } from './stay.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'
import { chooseFromMenu, createWishlist, screens } from './wishlists.ts'

for (const device of ['phone', 'desktop'] as const)
  test(`a list is created, renamed, deleted and restored (${device})`, async ({ member, home, watch }) => {
    const guest = await member('guest', screens[device])
    const { page } = guest
    await createWishlist(guest, 'Sommer', [await home()])
    await page.goto('/wishlists')
    await page.getByRole('button', { name: 'Ny ønskeliste' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Navn').fill('   ')
    await dialog.getByRole('button', { name: 'Opret' }).click()
    await expect(dialog).toContainText('Indtast et navn til ønskelisten')
    watch.expectRefusal(400, /^\/api\/wishlists$/)
    await dialog.getByLabel('Navn').fill('\u200b\u2060')
    await expect(dialog).not.toContainText('Indtast et navn til ønskelisten')
    await dialog.getByRole('button', { name: 'Opret' }).click()
    await expect(dialog).toContainText('Indtast et navn til ønskelisten')
    await dialog.getByLabel('Navn').fill('Jul i fjeldet')
    await dialog.getByRole('button', { name: 'Opret' }).click()
    await expectToast(page, 'Oprettet!')
    await expect(page.getByTestId('wishlist')).toHaveCount(2)
    await chooseFromMenu(page, 'Jul i fjeldet', 'Omdøb')
    await dialog.getByLabel('Navn').fill('Påske i fjeldet')
    await dialog.getByRole('button', { name: 'Gem' }).click()
    await expectToast(page, 'Omdøbt')
    await page.getByRole('link', { name: 'Sommer' }).click()
    await expect(page.getByTestId('wishlist-item')).toHaveCount(1)
    await chooseFromMenu(page, 'Sommer', 'Slet')
    await expectToast(page, 'Slettet')
    // A hovered toast stays.
    const undo = page.getByRole('button', { name: 'Fortryd' })
    await undo.hover()
    await expect(page).toHaveURL(/\/wishlists$/)
    await expect(page.getByTestId('wishlist')).toHaveCount(1)
    await undo.click()
    await expectToast(page, 'Gendannet')
    await expect(page.getByTestId('wishlist')).toHaveCount(2)
    await page.getByRole('link', { name: 'Sommer' }).click()
    await expect(page.getByTestId('wishlist-item')).toHaveCount(1)
  })

test('a list shows the stay’s price and taken homes, and the address stores dates and guests', async ({
  member,
  person,
  home,
}) => {
  const [guest, rival] = [await member(), await person()]
  const { page } = guest
  const [taken, small, free] = [await home(), await home({ maxGuests: 2 }), await home()]
  const { checkIn, checkOut } = stayFromToday(40, 3)
  await rival.api.post('/api/bookings', {
    listingId: taken.id,
    checkIn,
    checkOut,
    guests: { adults: 2 },
    adultAttested: true,
  })
  const id = await createWishlist(guest, 'Sommer', [taken, small, free])
  await page.goto(`/wishlists/${id}`)
  const itemOf = (listing: { id: string }) =>
    page.locator(`[data-testid="wishlist-item"][data-listing="${listing.id}"]`)
  await expect(itemOf(free)).toContainText('/ nat')
  await expect(page.getByText('Ikke ledig')).toHaveCount(0)
  await page.goto(`/wishlists/${id}?checkIn=${checkIn}&checkOut=${checkOut}&guests=4`)
  await expect(itemOf(taken)).toContainText('Ikke ledig')
  await expect(itemOf(small)).toContainText('Kun plads til 2 gæster')
  await expect(itemOf(free).getByTestId('card-total')).toHaveText(/^3\.450\s*(DKK|kr\.)$/)
  await expect(itemOf(free).getByRole('link', { name: /./ }).last()).toHaveAttribute(
    'href',
    `/listing/${free.id}?checkIn=${checkIn}&checkOut=${checkOut}&guests=4`,
  )
  await page.getByRole('button', { name: '4 gæster' }).click()
  await page.getByRole('button', { name: 'Færre: Voksne' }).click()
  await page.getByRole('button', { name: 'Færre: Voksne' }).click()
  await expect(page).toHaveURL(/guests=2/)
  await page.keyboard.press('Escape')
  await expect(itemOf(small).getByTestId('card-total')).toBeVisible()
})

test('a list’s dates are picked in its calendar and can be cleared', async ({ member, home }) => {
  const guest = await member()
  const { page } = guest
  const id = await createWishlist(guest, 'Sommer', [await home()])
  await page.goto(`/wishlists/${id}`)
  await page.getByRole('button', { name: 'Tilføj datoer' }).click()
  const calendar = page.getByRole('dialog', { name: 'Kalender' })
  await expect(dayOf(calendar, today())).toBeVisible()
  // All days of the next month are in the future.
  await calendar.getByRole('button', { name: /næste måned/i }).click()
  const first = `${addDays(`${today().slice(0, 7)}-01`, 32).slice(0, 7)}-10`
  await dayOf(calendar, first).click()
  await dayOf(calendar, addDays(first, 3)).click()
  await expect(page).toHaveURL(new RegExp(`checkIn=${first}&checkOut=${addDays(first, 3)}`))
  await expect(page.getByTestId('card-total')).toBeVisible()
  await page.getByRole('button', { name: 'Ryd datoer' }).click()
  await expect(page).not.toHaveURL(/checkIn/)

  await page.goto(`${new URL(page.url()).pathname}?checkIn=2020-01-05&checkOut=2020-01-03&guests=0`)
  await expect(page.getByText('Udtjekning skal ligge efter indtjekning. Vælg nye datoer.')).toBeVisible()
  await expect(page.getByText('Der skal være mindst 1 gæst, så vi regner med 1.')).toBeVisible()
})

test('a home gets a note, moves with it, and is removed and restored', async ({ member, home }) => {
  const guest = await member()
  const { page } = guest
  const kept = await home()
  const [id, other] = [await createWishlist(guest, 'Sommer', [kept]), await createWishlist(guest, 'Vinter', [])]
  const item = page.locator(`[data-testid="wishlist-item"][data-listing="${kept.id}"]`)
  const choose = async (entry: string): Promise<void> => {
    await item.getByRole('button', { name: /^Flere valg/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await page.goto(`/wishlists/${id}`)
  await choose('Skriv en note')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Tæt på stranden\nFem værelser')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect(item.getByTestId('note')).toHaveText('Tæt på stranden\nFem værelser')
  await choose('Flyt til en anden liste')
  await dialog.getByRole('button', { name: /^Vinter/ }).click()
  await expectToast(page, 'Flyttet til Vinter')
  await expect(page.getByText('Listen er tom')).toBeVisible()
  await page.goto(`/wishlists/${other}`)
  await expect(item.getByTestId('note')).toBeVisible()
  await choose('Fjern')
  await expectToast(page, 'Fjernet')
  const undo = page.getByRole('button', { name: 'Fortryd' })
  await undo.hover()
  await expect(item).toHaveCount(0)
  await undo.click()
  await expect(item.getByTestId('note')).toHaveText('Tæt på stranden\nFem værelser')
  // Its heart removes it from this list too, and restoring it restores the note.
  await expect(undo).toHaveCount(0)
  await item.getByTestId('favourite').click()
  await undo.hover()
  await expect(item).toHaveCount(0)
  await undo.click()
  await expect(item.getByTestId('note')).toBeVisible()
  await item.getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`/listing/${kept.id}`))
})
