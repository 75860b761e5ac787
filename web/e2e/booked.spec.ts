import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { cards, expectBooked, expectTotal, openBooking, oreOf, payWith, totalLocator } from './steps.ts'
import { expect, test } from './test.ts'
import { expectToast } from './toasts.ts'

const Titled = z.object({ title: z.string() })
/** A date as shown on the page: '3. jul'. */
const dayAndMonth = (date: string): string =>
  new Date(date).toLocaleDateString('da-DK', { day: 'numeric', month: 'short', timeZone: 'UTC' }).replace(/\.$/, '')

test('the page after payment shows the stay, its place and the next steps, and links to the trip', async ({
  member,
  home,
}) => {
  const { page, api } = await member()
  const { id } = await home()
  const { title } = Titled.parse(await api.get(`/api/listings/${id}`))
  const { checkIn, checkOut, query } = stayFromToday(30)
  await page.goto(`/listing/${id}?${query}`)
  const total = oreOf(await totalLocator(page).textContent())
  const dialog = await openBooking(page)
  await dialog.getByRole('button', { name: 'Fortsæt til betaling' }).click()
  await payWith(dialog, cards.pays)
  await expectToast(page, 'Betaling gennemført! 🎉')
  const bookingId = await expectBooked(page)

  const booked = page.getByTestId('booked')
  await expect(booked.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(booked.getByRole('heading', { name: title })).toBeVisible()
  await expect(booked.getByText('2 gæster')).toBeVisible()
  for (const day of [checkIn, checkOut]) await expect(booked).toContainText(dayAndMonth(day))
  await expect(booked.getByTestId('arrival').locator('address')).toContainText('9990 Skagen')
  await expect(booked.getByText(/Vi har sendt en bekræftelse med en kalenderfil til .*@test\.example/)).toBeVisible()
  await expect(booked.getByText(/^Gratis afbestilling til og med/)).toBeVisible()
  await expectTotal(booked, total)
  await expectAccessibleInAnyLight(page, '/booked/:id')

  const loading = page.waitForEvent('download')
  await booked.getByRole('link', { name: 'Føj til kalender' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toBe('ophold.ics')
  const read = await (await file.createReadStream()).setEncoding('utf8').reduce((text, part) => text + part, '')
  expect(read.replaceAll('\r\n ', '')).toMatch(/METHOD:PUBLISH[\s\S]*SUMMARY:Ophold: [\s\S]*LOCATION:/)

  await page.reload()
  await expect(booked.getByRole('heading', { name: 'Så er det aftalt' })).toBeVisible()
  await booked.getByRole('link', { name: 'Kvittering', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/trips/${bookingId}/receipt$`))
  await page.goBack()
  await booked.getByRole('link', { name: 'Se din rejse' }).click()
  await expect(page).toHaveURL(new RegExp(`/trips/${bookingId}$`))
  await page.goBack()
  await expect(booked).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/listing/${id}\\?`))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
