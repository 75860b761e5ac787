import type { Page } from '@playwright/test'
import { z } from 'zod'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })

/** The WebSocket of a page. Once cut, every reconnect fails until it is restored. */
const socketOf = async (page: Page) => {
  let tries = 0
  let cut = (): void => undefined
  let restored = Promise.resolve()
  await page.routeWebSocket(/\/ws$/, async (client) => {
    tries++
    await restored
    const server = client.connectToServer()
    cut = () => {
      void server.close()
      void client.close({ code: 3000 })
    }
  })
  return {
    tries: () => tries,
    /** Cuts the connection. Returns the function that restores it. */
    cut: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      restored = promise
      cut()
      return resolve
    },
  }
}

test('an approval during a lost connection is fetched on reconnect, without a reload', async ({
  member,
  person,
  home,
}) => {
  const [{ page, api }, host] = [await member(), await person('host')]
  const { id } = await home({ mode: 'request', host: host.login })
  const { checkIn, checkOut } = stayFromToday(50)
  const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const requestId = Made.parse(await api.post('/api/bookings', order)).id
  const socket = await socketOf(page)
  await page.goto('/trips')
  const trip = page.getByTestId('trip')
  await expect(trip.getByText('Afventer godkendelse')).toBeVisible()
  const loaded = await page.evaluate(() => performance.timeOrigin)

  await expect.poll(socket.tries).toBe(1)
  const restore = socket.cut()
  await expect.poll(socket.tries).toBe(2)
  await host.api.post(`/api/host/bookings/${requestId}/approve`, {})
  expect(await api.get(`/api/bookings/${requestId}`)).toMatchObject({ status: 'host_approved' })
  await expect(trip.getByText('Afventer godkendelse')).toBeVisible()
  restore()
  await expect(trip.getByText('Godkendt - afventer betaling')).toBeVisible()
  await expect(trip.getByRole('button', { name: 'Betal nu' })).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded)
})
