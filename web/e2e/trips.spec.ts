import { z } from 'zod'
import { expectAccessible } from './axe.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Booked = z.object({ id: z.string() })

test('trips that need the guest, coming ones and cancelled ones have no WCAG 2.2 AA violation', async ({
  member,
  home,
}) => {
  const { page, api } = await member()
  const [asking, instant] = [await home({ mode: 'request' }), await home()]
  const book = async ({ id: listingId }: { id: string }, inDays: number): Promise<string> => {
    const { checkIn, checkOut } = stayFromToday(inDays)
    return Booked.parse(
      await api.post('/api/bookings', { listingId, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }),
    ).id
  }
  await book(asking, 40)
  const withdrawn = await book(asking, 20)
  await api.post(`/api/bookings/${withdrawn}/cancel`, {})
  await book(instant, 60)
  for (const path of ['/trips', '/profile?profile=trips']) {
    await page.goto(path)
    await expect(page.getByTestId('trip')).toHaveCount(3)
    await expectAccessible(page, path)
  }
})
