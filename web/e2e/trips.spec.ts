import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Booked = z.object({ id: z.string() })

test('the address stores the tab of the trips, and Back returns to the former one', async ({ member }) => {
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

test('a trip’s days have the year when it is another one, and times are in Danish notation', async ({
  member,
  home,
}) => {
  const { page, api } = await member()
  const { id } = await home({ mode: 'request' })
  const { checkIn, checkOut } = stayFromToday(366)
  await api.post('/api/bookings', { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true })
  await page.goto('/trips')
  const trip = page.getByTestId('trip')
  await expect(trip.getByText(new RegExp(`^[^ ]+ \\d+\\. [^ ]+ ${checkIn.slice(0, 4)}$`)).first()).toBeVisible()
  await expect(trip.getByText('Fra kl. 15.00')).toBeVisible()
  await expect(trip.getByText('Før kl. 11.00')).toBeVisible()
})

test('trips that need the guest come first with a countdown, cancelled ones last', async ({ member, home }) => {
  const { page, api } = await member()
  const [asking, instant] = [await home({ mode: 'request' }), await home()]
  const book = async ({ id: listingId }: { id: string }, inDays: number): Promise<string> => {
    const { checkIn, checkOut } = stayFromToday(inDays)
    return Booked.parse(
      await api.post('/api/bookings', { listingId, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }),
    ).id
  }
  const [later, withdrawn, sooner] = [await book(asking, 40), await book(asking, 20), await book(asking, 30)]
  await api.post(`/api/bookings/${withdrawn}/cancel`, {})
  const held = await book(instant, 60)

  for (const [path, tab] of [
    ['/trips', 'tab'],
    ['/profile?profile=trips', 'radio'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole(tab, { name: 'Kommende (3)' })).toBeVisible()
    const parts = page.getByTestId('trip-section')
    await expect(parts.getByRole('heading', { level: 2 })).toHaveText([
      'Venter på dig',
      'Kommende ophold',
      'Annulleret, afvist eller udløbet',
    ])
    const order = parts.getByTestId('trip')
    await expect(order).toHaveCount(4)
    expect(await order.evaluateAll((all) => all.map((one) => one.getAttribute('data-booking')))).toEqual([
      ...[held, sooner, later, withdrawn],
    ])
    await expect(order.first().getByText(/^Betal inden for \d+ min \d+ s$/)).toBeVisible()
    await expect(order.first().getByRole('button').first()).toHaveText('Betal nu')
    await expectAccessible(page, path)
  }

  await page.goto('/trips')
  const actions = (id: string) =>
    page.locator(`[data-booking="${id}"]`).locator('button, a[href^="/trips/"]:has-text("Se rejsen")')
  await expect(actions(held)).toHaveText(['Betal nu', 'Se rejsen', 'Skriv til værten', 'Annuller'])
  await expect(actions(later)).toHaveText(['Se rejsen', 'Skriv til værten', 'Træk tilbage'])
  await page.goto(`/trips/${held}`)
  await expect(page.getByTestId('trip-page').locator('header').getByRole('button').last()).toHaveText('Annuller')
})

test('trips lead to the host’s thread, the review, the damage report and the front page', async ({
  member,
  home,
  endedStay,
}) => {
  const { page, login } = await member()
  await page.goto('/trips')
  await expect(page.getByRole('link', { name: 'Find et hjem' })).toHaveAttribute('href', '/')
  const stay = await endedStay(await home(), login)
  await page.goto('/trips?tab=past')
  const trip = page.locator(`[data-booking="${stay.id}"]`)
  await expect(trip.getByRole('link', { name: 'Skriv anmeldelse' })).toHaveAttribute('href', `/review/${stay.id}`)
  await expect(trip.locator(`a[href="/damage-claim/${stay.id}"]`)).toBeVisible()
  await trip.getByRole('button', { name: 'Skriv til værten' }).click()
  await expect(page).toHaveURL(/\/messages\/[0-9a-f-]+$/)
  await expect(page.getByRole('textbox', { name: 'Skriv en besked' })).toBeVisible()
})
