import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInAnyLight } from './axe.ts'
import { pictureFile } from './create-listing.ts'
import { expectPhotoAt, liftPhoto } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 } }

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Redigér bolig' })
const editLink = (page: Page, id: string): Locator => page.locator(`[data-edit="${id}"]`)

/** Opens a section by its address. */
const openSection = async (page: Page, id: string, section: string, heading: string): Promise<Locator> => {
  await page.goto(`/host/edit/${id}?section=${section}`)
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
  return dialog
}
const save = async (page: Page, toast: string): Promise<void> => {
  await dialogOf(page).getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, toast)
  await expect(dialogOf(page).getByTestId('edit-state')).toBeEmpty()
}

test('a host opens a home from the list, changes its basics, and guests see them', async ({
  member,
  home,
  visitor,
}) => {
  const { page, login, api } = await member('host')
  const { id } = await home({ host: login })
  await page.goto('/host/dashboard/listings')
  await page.getByRole('link', { name: 'Opret ny bolig' }).click()
  await expect(page.getByRole('dialog', { name: 'Opret ny bolig' })).toBeVisible()
  await page.goBack()
  await editLink(page, id).click()
  const dialog = dialogOf(page)
  await expectToast(page, 'Opslag indlæst til redigering')
  await expect(dialog.getByRole('navigation', { name: 'Sektioner' }).getByRole('button')).toHaveText([
    'Grundlæggende',
    'Billeder',
    'Priser',
    'Weekend-priser',
    'Placering',
    'Rabatter',
    'Sikkerhed & Regler',
    'Booking-indstillinger',
    'Bookingregler',
    'Ekstra tjenester',
  ])
  await expectAccessibleInAnyLight(page, 'the edit dialog')
  const title = `Hus ${randomUUID().slice(0, 8)} bag klitten`
  await dialog.getByLabel('Titel').fill('For kort')
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(dialog.getByText('Titlen skal være på 10 til 80 tegn')).toBeVisible()
  await dialog.getByLabel('Titel').fill(title)
  await dialog.getByLabel('Beskrivelse').fill('Et helt nyt hus med udsigt over havet og plads til alle.')
  await dialog.getByLabel('Type').selectOption('villa')
  for (const [label, least] of [
    ['Gæster', '1'],
    ['Soveværelser', '0'],
    ['Badeværelser', '0,5'],
  ] as const) {
    const counter = dialog.getByRole('group', { name: label })
    const fewer = counter.getByRole('button').first()
    while (await fewer.isEnabled()) await fewer.click()
    await expect(counter).toContainText(least)
  }
  await dialog.getByRole('group', { name: 'Soveværelser' }).getByRole('button').last().click()
  const amenities = dialog.getByRole('region', { name: 'Faciliteter' })
  await amenities.getByRole('group', { name: 'Varme og velvære' }).getByText('Sauna', { exact: true }).click()
  await save(page, 'Grundlæggende info opdateret')
  expect(await api.get(`/api/host/listings/${id}/editing`)).toMatchObject({
    content: { title, subcategory: 'villa', maxGuests: 1, bedrooms: 1, bathrooms: 0.5 },
  })

  await dialog.getByRole('button', { name: 'Placering' }).click()
  await dialog.getByLabel('Adresse', { exact: true }).fill('Havnevej 2')
  await expect(dialog.getByText('Kontrollér, at nålen står det rigtige sted')).toBeVisible()
  await dialog.getByTestId('home-pin').focus()
  await page.keyboard.press('ArrowUp')
  await save(page, 'Placering opdateret')
  await page.reload()
  await expect(dialog.getByLabel('Adresse', { exact: true })).toHaveValue('Havnevej 2')

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/host\/dashboard\/listings$/)
  await expect(editLink(page, id)).toBeFocused()
  await expect(page.locator(`[data-listing="${id}"]`)).toContainText(title)
  await page.setViewportSize(phone.viewport)
  await page.goto(`/host/edit/${id}`)
  await expect(dialog.getByRole('navigation', { name: 'Sektioner' })).toBeVisible()
  await expectAccessibleInAnyLight(page, 'the list of sections on a phone')
  const guest = await visitor()
  await guest.page.goto(`/listing/${id}`)
  await expect(guest.page.getByRole('heading', { name: title })).toBeVisible()
  await expect(guest.page.getByText('Et helt nyt hus med udsigt over havet og plads til alle.')).toBeVisible()
  await expect(guest.page.getByRole('region', { name: 'Det har boligen' })).toContainText('Sauna')
})

test('photos of a public home are added, ordered, described and deleted, all but the last', async ({
  member,
  home,
  watch,
}) => {
  watch.expectRefusal(409, /\/photos\//)
  const { page, login } = await member('host')
  const { id } = await home({ host: login, pictures: 1 })
  const dialog = await openSection(page, id, 'photos', 'Billeder')
  await expect(dialog.getByTestId('photo')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Slet billede 1' }).click()
  await expectToast(page, 'Kunne ikke slette foto')
  await expect(dialog.getByTestId('photo')).toHaveCount(1)
  await dialog
    .getByTestId('photo-files')
    .setInputFiles([await pictureFile('a.png', 30), await pictureFile('b.png', 90)])
  await expect(dialog.getByTestId('photo')).toHaveCount(3)
  await liftPhoto(page, dialog, 3)
  await page.keyboard.press('ArrowLeft')
  await expectPhotoAt(page, 2)
  await page.keyboard.press('Space')
  await expectToast(page, 'Billeder opdateret')
  await dialog
    .getByRole('button', { name: /^Gør til forside/ })
    .first()
    .click()
  await expectToast(page, 'Forsidebillede opdateret')
  await dialog.getByRole('button', { name: 'Slet billede 3' }).click()
  await expectToast(page, 'Foto slettet')
  await dialog.getByRole('button', { name: 'Fortryd' }).click()
  await expect(dialog.getByTestId('photo')).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Beskriv billede 1' }).click()
  const words = page.getByRole('dialog', { name: 'Alternativ tekst' })
  await words.getByLabel('På dansk').fill('Huset set fra klitten')
  await words.getByRole('button', { name: 'Gem' }).click()
  await expect(words).toHaveCount(0)
  await page.goto(`/listing/${id}`)
  await expect(page.getByAltText('Huset set fra klitten').first()).toBeVisible()
})

test('of two tabs the later save is refused, shows both versions, and overwrites on demand', async ({
  member,
  home,
  watch,
}) => {
  watch.expectRefusal(409, /^\/api\/host\/listings\/[^/]+(\/rates)?$/)
  const { page, login, context } = await member('host')
  const { id } = await home({ host: login })
  const other = await context.newPage()
  // The second tab hears of nothing, as if its line were cut.
  await other.routeWebSocket('**/ws', () => undefined)
  const mine = await openSection(other, id, 'basics', 'Grundlæggende')
  const first = await openSection(page, id, 'basics', 'Grundlæggende')
  await mine.getByLabel('Titel').fill('Min egen titel til huset')
  await first.getByLabel('Titel').fill('Deres titel til huset nu')
  await first.getByLabel('Type').selectOption('villa')
  await save(page, 'Grundlæggende info opdateret')

  await mine.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(other, 'Kunne ikke gemme ændringer')
  const conflict = mine.getByTestId('conflict')
  await expect(conflict.locator('[data-field="title"]')).toContainText('Deres titel til huset nu')
  await expect(conflict.locator('[data-field="title"]')).toContainText('Min egen titel til huset')
  await expect(conflict.locator('[data-field="subcategory"]')).toContainText('Ikke ændret af dig')
  await expect(mine.getByLabel('Titel')).toHaveValue('Min egen titel til huset')
  await expectAccessibleInAnyLight(other, 'a conflict')
  await conflict.getByRole('button', { name: 'Gem mine ændringer' }).click()
  await expectToast(other, 'Grundlæggende info opdateret')
  await expect(conflict).toHaveCount(0)
  // The first tab has nothing typed and follows by itself; the type that only it changed is still there.
  await expect(first.getByLabel('Titel')).toHaveValue('Min egen titel til huset')
  await expect(first.getByLabel('Type')).toHaveValue('villa')

  await first.getByLabel('Titel').fill('Titlen efter anden gang')
  await mine.getByLabel('Titel').fill('Tabt til fordel for deres')
  await save(page, 'Grundlæggende info opdateret')
  await mine.getByRole('button', { name: 'Gem', exact: true }).click()
  await conflict.getByRole('button', { name: 'Brug det, der er gemt' }).click()
  await expect(mine.getByLabel('Titel')).toHaveValue('Titlen efter anden gang')

  // What was changed in another section is no conflict.
  await first.getByRole('button', { name: 'Weekend-priser' }).click()
  await mine.getByRole('button', { name: 'Priser', exact: true }).click()
  await mine.getByRole('spinbutton', { name: 'Pris pr. nat, hverdage' }).fill('1700')
  await first.getByRole('spinbutton').fill('30')
  await save(page, 'Weekend-priser opdateret')
  await save(other, 'Priser opdateret')
  await mine.getByRole('button', { name: 'Weekend-priser' }).click()
  await expect(mine.getByRole('spinbutton', { name: 'Tillæg fredag og lørdag (%)' })).toHaveValue('30')
})
