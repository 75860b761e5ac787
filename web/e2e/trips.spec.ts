import { stayIn } from './stay.ts'
import { expect, test } from './test.ts'

test('the tab of the trips stands in the address, and Back returns to the one before', async ({ member }) => {
  const { page } = await member()
  await page.goto('/trips?tab=past')
  await expect(page.getByRole('tab', { name: 'Tidligere (0)' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Ingen tidligere rejser')).toBeVisible()
  await page.getByRole('tab', { name: 'Kommende (0)' }).click()
  await expect(page.getByText('Ingen kommende rejser')).toBeVisible()
  await expect(page).toHaveURL(/\/trips$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/trips\?tab=past$/)
  await expect(page.getByText('Ingen tidligere rejser')).toBeVisible()
})

test('the days of a trip carry their year when it is another one, and its times read as in Danish', async ({
  member,
  home,
}) => {
  const { page, api } = await member()
  const { id } = await home({ mode: 'request' })
  const { checkIn, checkOut } = stayIn(366)
  await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 } })
  await page.goto('/trips')
  const trip = page.getByTestId('trip')
  await expect(trip.getByText(new RegExp(`^[^ ]+ \\d+\\. [^ ]+ ${checkIn.slice(0, 4)}$`)).first()).toBeVisible()
  await expect(trip.getByText('Fra kl. 15.00')).toBeVisible()
  await expect(trip.getByText('Før kl. 11.00')).toBeVisible()
})
