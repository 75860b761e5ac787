import { randomUUID } from 'node:crypto'
import { expectAccessible } from './axe.ts'
import { expectStep, fillUntilPhotos, goOn, pictureFile, wizardOf } from './create-listing.ts'
import { stayFromToday } from './stay.ts'
import { cards, expectBooked, openBooking, payWith } from './steps.ts'
import { expect, firstNames, test } from './test.ts'
import { expectToast } from './toasts.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('on a phone a new person becomes a host, approves a request and sees the payout', async ({ member }) => {
  const { page } = await member('guest', phone)
  const title = `Hus ${randomUUID().slice(0, 8)} ved Grenen`
  await page.goto('/host/create')
  await expectStep(page, 'Beskriv din bolig', 'Trin 1 af 12')
  await fillUntilPhotos(page, title)
  const wizard = wizardOf(page)
  const files = await Promise.all([20, 60, 100, 140, 180].map((tint) => pictureFile(`${tint}.png`, tint)))
  await wizard.getByTestId('photo-files').setInputFiles(files)
  await expect(wizard.getByTestId('photo')).toHaveCount(5)
  await goOn(page)
  await expect(wizard.getByTestId('completion')).toHaveText('100 % færdig')
  await expectAccessible(page, 'the review of a finished home')
  await wizard.getByRole('button', { name: 'Udgiv bolig' }).click()
  await expectToast(page, 'Din bolig er nu publiceret!')
  await expect(page).toHaveURL(/\/host\/dashboard$/)
  const pending = page.getByTestId('tile-pending')
  await expect(pending).toContainText('0')

  const guest = await member()
  const { query } = stayFromToday(20)
  await guest.page.goto(`/search?q=${encodeURIComponent(title)}&${query}`)
  const card = guest.page.locator('[data-listing]', { hasText: title })
  await card.getByRole('heading').getByRole('link').click()
  const booking = await openBooking(guest.page)
  await booking.getByRole('button', { name: 'Send forespørgsel' }).click()
  await expect(booking.getByText('Din forespørgsel er sendt')).toBeVisible()

  // The overview counts the request live.
  await expect(pending).toContainText('1')
  await pending.getByRole('link').click()
  const request = page.getByTestId('request')
  await expect(request).toContainText(firstNames.guest)
  await request.getByRole('button', { name: 'Godkend' }).click()
  await Promise.all([
    expectToast(page, 'Booking godkendt! Gæsten kan nu betale.'),
    expectToast(guest.page, 'Booking godkendt!'),
  ])
  await booking.getByRole('button', { name: /^Betal nu/ }).click()
  await payWith(guest.page, cards.pays)
  await expectBooked(guest.page)

  // Three nights at 1,250 DKK, less 10 % for the platform.
  await page.goto('/host/dashboard/payouts')
  const payout = page.getByTestId('payout')
  await expect(payout).toContainText(/3\.375\sDKK/)
  await expect(payout).toContainText('Sendes den 4. juni 2031')
})
