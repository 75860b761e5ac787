import { z } from 'zod'
import { expectAccessibleInAnyLight } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })
const Listed = z.object({ items: z.array(z.object({ kind: z.string(), seq: z.int() })) })

test('the bell counts a request while the page is open, and the list leads to it and remembers that it was read', async ({
  member,
  home,
  visitor,
  signIn,
}) => {
  const host = await member('host')
  const { page } = host
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'Intet nyt endnu' })).toBeVisible()
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifikationer/ })
  await expect(bell).toHaveAccessibleName('Notifikationer')

  const second = await visitor({ viewport: { width: 390, height: 844 } })
  await signIn(second, host.login)
  const { id } = await home({ mode: 'request', host: host.login })
  // Both sign-ins are told as new devices.
  const listed = async () => Listed.parse(await host.api.get('/api/notifications')).items
  await expect.poll(async () => (await listed()).map(({ kind }) => kind)).toEqual(['newDevice', 'newDevice'])
  await host.api.put('/api/notifications/read', { upTo: (await listed())[0]?.seq })
  await second.page.goto('/host/dashboard/settings')
  const phone = second.page.getByRole('banner').getByRole('link', { name: /^Notifikationer/ })
  await expect(phone).toHaveAccessibleName('Notifikationer')
  await page.goto('/profile')
  await expect(bell).toHaveAccessibleName('Notifikationer')

  const guest = await member()
  const { checkIn, checkOut } = stayFromToday(30)
  const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  Made.parse(await guest.api.post('/api/bookings', order))
  await expect(bell).toHaveAccessibleName('Notifikationer, 1 ulæst')
  await expect(phone).toHaveAccessibleName('Notifikationer, 1 ulæst')

  await bell.click()
  const list = page.getByRole('list', { name: 'Notifikationer' }).getByRole('link')
  await expect(list).toHaveCount(3)
  const told = list.first()
  await expect(told).toHaveAccessibleName(/^Ulæst Du har fået en forespørgsel/)
  // Seen here, it is no longer counted anywhere.
  await expect(bell).toHaveAccessibleName('Notifikationer')
  await expect(phone).toHaveAccessibleName('Notifikationer')
  await expectAccessibleInAnyLight(page, '/notifications')
  await told.press('Enter')
  await expect(page).toHaveURL(/\/host\/dashboard\/requests$/)
  await page.goto('/notifications')
  await expect(told).toHaveAccessibleName(/^Du har fået en forespørgsel/)
})
