import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { pictureFile } from './create-listing.ts'
import { answerAtProvider, expectPartnerStep, passRegister } from './partner.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Hotels = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      revision: z.int(),
      answers: z.looseObject({ name: z.string() }),
      photos: z.array(z.unknown()),
    }),
  ),
})

test('a partner describes a hotel with pictures, goes on after a reload and on another device, and deletes it', async ({
  member,
  visitor,
  signIn,
  watch,
}) => {
  // The other device asks once more for the pictures of what was deleted.
  watch.expectRefusal(404, /\/photos$/)
  const { page, api, login } = await member()
  await passRegister(page)
  await answerAtProvider(page, 'Gå til Stripe', 'Fuldfør opsætning')
  await expectPartnerStep(page, 'Bekræftelse')
  await page.goto('/hotel/partner/dashboard')
  await expect(page.getByText('Ingen hoteller endnu.')).toBeVisible()
  await page.getByRole('link', { name: 'Beskriv et hotel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nyt hotel' })).toBeVisible()
  await expect(page.getByText('Gem hotellet for at tilføje billeder.')).toBeVisible()

  // What cannot be kept is named, and nothing that was typed is lost.
  await page.getByLabel('Antal værelser').fill('mange')
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Skriv hotellets navn',
    'Skriv et antal værelser fra 1 til 5.000',
  ])
  await page.getByLabel('Hotellets navn').fill('Hotel Fyrtårnet')
  await page.getByLabel('Antal værelser').fill('24')
  await page.getByLabel('Stjerner').selectOption('4')
  await page.getByText('Morgenmad').click()
  await page.getByLabel('Beskrivelse').fill('Et lille hotel ved havnen.')
  await page.reload()
  await expect(page.getByLabel('Beskrivelse')).toHaveValue('Et lille hotel ved havnen.')
  await expectAccessibleInAnyLight(page, 'a new hotel')
  await page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(page, 'Hotellet er gemt')
  await expect(page).toHaveURL(/\/hotel\/partner\/hoteller\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Fyrtårnet' })).toBeVisible()
  await page.getByTestId('photo-files').setInputFiles(await pictureFile('hotel.png', 62))
  await expect(page.getByTestId('photo')).toHaveCount(1)
  await expectToast(page, 'Foto uploadet')
  const [hotel] = Hotels.parse(await api.get('/api/partner/hotels')).items
  expect(hotel).toMatchObject({
    answers: { name: 'Hotel Fyrtårnet', stars: 4, rooms: 24, guestsPerRoom: null, amenities: ['breakfast'] },
    revision: 1,
  })
  expect(hotel?.photos).toHaveLength(1)

  // Another device changes it while this one types.
  const other = await visitor()
  await signIn(other, login)
  await other.page.goto('/hotel/partner/dashboard')
  await expect(other.page.getByTestId('partner-hotel')).toContainText('Hotel Fyrtårnet')
  await expect(other.page.getByTestId('partner-hotel')).toContainText('Kladde')
  await expectAccessibleInAnyLight(other.page, 'the dashboard with a hotel')
  await page.getByLabel('By', { exact: true }).fill('Svendborg')
  await other.page.getByRole('link', { name: 'Ret: Hotel Fyrtårnet' }).click()
  await other.page.getByLabel('Hotellets navn').fill('Badehotellet')
  await other.page.getByRole('button', { name: 'Gem', exact: true }).click()
  await expectToast(other.page, 'Hotellet er gemt')
  await expect(page.getByText('Hotellet er ændret på en anden enhed')).toBeVisible()
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('Svendborg')
  await page.getByRole('button', { name: 'Hent det nye' }).click()
  await expect(page.getByLabel('Hotellets navn')).toHaveValue('Badehotellet')
  await expect(page.getByLabel('By', { exact: true })).toHaveValue('')

  await page.getByRole('button', { name: 'Slet hotellet' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Slet Badehotellet?')
  await dialog.getByRole('button', { name: 'Slet hotellet' }).click()
  await expectToast(page, 'Hotellet er slettet')
  await expect(page).toHaveURL('/hotel/partner/dashboard')
  await expect(page.getByText('Ingen hoteller endnu.')).toBeVisible()
  await expect(other.page.getByRole('heading', { name: 'Hotellet findes ikke' })).toBeVisible()
})
