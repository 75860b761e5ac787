import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expectToast } from './steps.ts'
import { expect, test } from './test.ts'

/** The photos of a home in their order, the cover first. */
const Album = z.object({ photos: z.array(z.object({ hash: z.string() })) })

test('a host without homes is led to their first one', async ({ member }) => {
  const { page } = await member('host')
  await page.goto('/host/dashboard/listings')
  await expect(page.getByRole('heading', { name: 'Du har ingen boliger endnu' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Opret ny bolig' })).toHaveAttribute('href', '/host/create')
})

test('a host closes a home after a question, and opens it at once', async ({ member, visitor, home, watch }) => {
  watch.expectRefusal(404, /^\/(api\/listings|listing)\//)
  const { page, login, api } = await member('host', { viewport: { width: 390, height: 844 } })
  const { id } = await home({ host: login })
  const guest = await visitor()
  await page.goto('/host/dashboard/listings')
  const card = page.locator(`[data-listing="${id}"]`)
  await expect(card).toContainText(/Sommerhus .+ ved Grenen/)
  await expect(card).toContainText('Skagen')
  await expect(card.getByText('Aktiv', { exact: true })).toBeVisible()
  const [cover] = Album.parse(await api.get(`/api/listings/${id}`)).photos
  await expect(card.locator('img')).toHaveAttribute('src', new RegExp(cover?.hash ?? 'no cover'))
  await expect(card.getByRole('link', { name: /^Bookingregler/ })).toHaveAttribute(
    'href',
    `/host/dashboard/calendar/rules/${id}`,
  )
  await expectAccessibleInAnyLight(page, '/host/dashboard/listings')

  const isOpen = card.getByRole('switch', { name: /er synlig for gæster/ })
  await isOpen.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(
    'Dette opslag vil ikke længere være synligt for gæster. Du kan aktivere det igen når som helst.',
  )
  await dialog.getByRole('button', { name: 'Annullér' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(isOpen).toBeChecked()
  await isOpen.click()
  await dialog.getByRole('button', { name: 'Deaktivér' }).click()
  await expectToast(page, 'Opslag deaktiveret')
  await expect(card.getByText('Inaktiv', { exact: true })).toBeVisible()
  await expect(isOpen).not.toBeChecked()
  await guest.page.goto(`/listing/${id}`)
  await expect(guest.page.getByRole('heading', { name: 'Bolig ikke fundet' })).toBeVisible()

  await isOpen.click()
  await expectToast(page, 'Opslag aktiveret')
  await expect(card.getByText('Aktiv', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await guest.page.goto(`/listing/${id}`)
  await expect(guest.page.getByRole('button', { name: 'Book nu' }).first()).toBeVisible()
})

test('a change of a home that fails is worded, and the switch stays', async ({ member, home, watch }) => {
  watch.expectRefusal(503, /\/unpublish$/)
  const { page, login } = await member('host')
  const { id } = await home({ host: login })
  await page.route('**/unpublish', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto('/host/dashboard/listings')
  const isOpen = page.locator(`[data-listing="${id}"]`).getByRole('switch')
  await isOpen.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deaktivér' }).click()
  await expectToast(page, 'Kunne ikke opdatere opslag')
  await expect(isOpen).toBeChecked()
})

test('homes stand newest first, and a copy of one arrives inactive before them', async ({ member, home }) => {
  const { page, login } = await member('host')
  const older = await home({ host: login })
  const newer = await home({ host: login })
  await page.goto('/host/dashboard/listings')
  const ids = () =>
    page.getByTestId('own-listing').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-listing')))
  await expect(page.getByTestId('own-listing')).toHaveCount(2)
  expect(await ids()).toEqual([newer.id, older.id])
  await page
    .locator(`[data-listing="${older.id}"]`)
    .getByRole('button', { name: /^Lav en kopi af/ })
    .dblclick()
  await expectToast(page, 'Kopien er klar')
  const copy = page.getByTestId('own-listing').first()
  await expect(copy).toContainText('(kopi)')
  await expect(copy).toContainText('Inaktiv')
  await expect(copy.getByRole('link').first()).toBeFocused()
  await expect(page.getByTestId('own-listing')).toHaveCount(3)
})

test('a list of homes that cannot be fetched says so', async ({ member, watch }) => {
  watch.expectRefusal(503, /^\/api\/host\/listings$/)
  const { page } = await member('host')
  await page.route('**/api/host/listings', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"code":"service.unavailable"}' }),
  )
  await page.goto('/host/dashboard/listings')
  await expect(page.getByText('Kunne ikke hente opslag')).toBeVisible()
  await page.unroute('**/api/host/listings')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { name: 'Du har ingen boliger endnu' })).toBeVisible()
})
