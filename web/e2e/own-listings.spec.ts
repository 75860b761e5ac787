import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

/** The photos of a home in their order, the cover first. */
const Album = z.object({ photos: z.array(z.object({ hash: z.string() })) })

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
