import { extractText } from 'unpdf'
import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Booked = z.object({ id: z.string(), clientSecret: z.string() })

test('a trip shows its arrival live once it is paid, and its receipt is a page and a PDF', async ({
  member,
  person,
  home,
}) => {
  const { page, context, api, login } = await member()
  const host = await person('host')
  await host.api.patch('/api/me/profile', { phone: '+45 20 30 40 50' })
  const { id } = await home({ cleaningOre: 500_00, host: host.login })
  const { checkIn, checkOut } = stayFromToday(30)
  const booking = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const held = Booked.parse(await api.post('/api/bookings', booking))

  await page.goto('/trips')
  await page.getByRole('link', { name: /^Se rejsen til / }).click()
  await expect(page).toHaveURL(new RegExp(`/trips/${held.id}$`))
  const trip = page.getByTestId('trip-page')
  await expect(trip.getByRole('status')).toHaveText('Behandles')
  await expect(trip.getByText('Datoer reserveret')).toBeVisible()
  await expect(trip.getByRole('button', { name: 'Betal nu' })).toBeVisible()
  await expect(page.getByTestId('arrival')).toHaveCount(0)

  await api.post(`/api/sandbox/payment-intents/${held.clientSecret.split('_secret_')[0]}/confirm`, {
    clientSecret: held.clientSecret,
    cardNumber: '4242424242424242',
  })
  await expect(trip.getByRole('status')).toHaveText('Bekræftet')
  await expect(page.getByTestId('arrival')).toContainText('9990 Skagen')
  await expect(page.getByTestId('arrival').getByRole('link', { name: host.login.email })).toBeVisible()
  const phone = page.getByTestId('arrival').getByRole('link', { name: '+45 20 30 40 50' })
  await expect(phone).toHaveAttribute('href', 'tel:+4520304050')
  await expect(trip.getByText('Ophold bekræftet')).toBeVisible()

  await expectAccessibleInAnyLight(page, '/trips/:id')

  await trip.getByRole('link', { name: 'Kvittering' }).click()
  const receipt = page.getByTestId('receipt')
  await expect(receipt.getByText(login.email)).toBeVisible()
  await expect(receipt.getByTestId('total')).toHaveText(/^3\.950\sDKK$/)
  await expectAccessibleInAnyLight(page, '/trips/:id/receipt')
  const link = await page.getByRole('link', { name: 'Hent som PDF' }).getAttribute('href')
  const pdf = await context.request.get(link ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  const { text } = await extractText(new Uint8Array(await pdf.body()), { mergePages: true })
  const words = text.replaceAll(/\s+/g, ' ')
  expect(words).toContain('I alt 3.950,00 DKK')
  expect(words).toContain('Heraf moms (25 %) i servicegebyret 90,00 DKK')
})
