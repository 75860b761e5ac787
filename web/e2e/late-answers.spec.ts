import type { Page } from '@playwright/test'
import { z } from 'zod'
import { openThread, write } from './messages.ts'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Made = z.object({ id: z.string() })

/** Holds the first answer of a path back, as the server gave it then. */
const holdFirst = async (page: Page, path: string) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>()
  const { promise: given, resolve: isGiven } = Promise.withResolvers<void>()
  let calls = 0
  await page.route(path, async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    const response = await route.fetch()
    isHeld()
    await released
    // The page may have given this one up.
    await route.fulfill({ response }).catch(() => undefined)
    isGiven()
  })
  return { held, release, given }
}

test('an answer from before a change that comes after the newer one is not shown: trips, bell and unread messages', async ({
  member,
  person,
  home,
}) => {
  const [guest, host] = [await member('guest', { viewport: { width: 390, height: 844 } }), await person('host')]
  const { page } = guest
  const { id } = await home({ mode: 'request', host: host.login })
  const { checkIn, checkOut } = stayFromToday(40)
  const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
  const request = Made.parse(await guest.api.post('/api/bookings', order)).id
  const thread = await openThread(guest, id)
  const before = await page.context().request.get('/api/notifications/unread')
  const { count } = z.object({ count: z.int() }).parse(await before.json())
  await page.addInitScript(() => {
    const Line = window.WebSocket
    window.WebSocket = class extends Line {
      constructor(...given: ConstructorParameters<typeof Line>) {
        super(...given)
        this.addEventListener('open', () => document.documentElement.setAttribute('data-line', 'open'))
      }
    }
  })
  const old = await Promise.all(
    ['**/api/bookings?tab=upcoming*', '**/api/notifications/unread', '**/api/threads/unread'].map((path) =>
      holdFirst(page, path),
    ),
  )
  await page.goto('/trips')
  await Promise.all(old.map(({ held }) => held))
  await expect(page.locator('html[data-line=open]')).toBeAttached()
  await expect(page.getByTestId('trip')).toHaveCount(0)

  await host.api.post(`/api/host/bookings/${request}/approve`, {})
  await write(host.api, thread, 'Velkommen')
  const expectNewer = async (): Promise<void> => {
    await expect(page.getByTestId('trip').getByText('Godkendt - afventer betaling')).toBeVisible()
    await expect(page.getByTestId('bell-count').filter({ visible: true })).toHaveText(String(count + 1))
    await expect(page.getByTestId('unread-threads').filter({ visible: true }).first()).toContainText('1')
  }
  await expectNewer()
  for (const { release } of old) release()
  await Promise.all(old.map(({ given }) => given))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await expectNewer()
})
