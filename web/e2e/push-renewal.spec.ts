import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext, Page, Worker } from '@playwright/test'
import { z } from 'zod'
import { stayFromToday } from './stay.ts'
import { expect, test } from './test.ts'

const Taken = z.object({ items: z.array(z.unknown()) })
const Devices = z.object({ items: z.array(z.object({ id: z.string(), current: z.boolean() })) })

/** An address of the sandbox's push service, with keys. */
const newAddress = (sandbox: string) => ({
  endpoint: new URL(`/_sandbox/push/${randomUUID()}`, sandbox).href,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
})
type Address = ReturnType<typeof newAddress>

const received = async ({ endpoint }: Address): Promise<number> =>
  Taken.parse(await (await fetch(endpoint)).json()).items.length

const startWorker = async (context: BrowserContext, page: Page): Promise<Worker> => {
  const [worker] = await Promise.all([
    context.waitForEvent('serviceworker', (each) => each.url().endsWith('/push-worker.js')),
    page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js', { scope: '/push-messages/' })
    }),
  ])
  return worker
}

/**
 * Lets the browser's push service change the address. Chromium has no push service in tests, so the event is made by hand, with the new
 * subscription or without. Answers whether the new subscription was ended.
 */
const change = (worker: Worker, address: Address, isGiven: boolean): Promise<boolean> =>
  worker.evaluate(
    async ({ subscription, given }) => {
      let ended = false
      const made = {
        toJSON: () => subscription,
        unsubscribe: async () => {
          ended = true
          return true
        },
      }
      const asked: unknown[] = []
      Reflect.get(globalThis, 'registration').pushManager.constructor.prototype.subscribe = async (
        options: unknown,
      ) => {
        asked.push(options)
        return made
      }
      const works: Promise<unknown>[] = []
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        newSubscription: given ? made : null,
        waitUntil: (work: Promise<unknown>) => void works.push(work),
      })
      globalThis.dispatchEvent(event)
      await Promise.all(works)
      if (asked.length !== (given ? 0 : 1)) throw new Error(`subscribed ${asked.length} times`)
      return ended
    },
    { subscription: address, given: isGiven },
  )

for (const isGiven of [true, false])
  test(`a new address of the browser, ${isGiven ? 'which it brings along' : 'for which it is asked'}, takes the place of the old one`, async ({
    member,
    person,
    home,
    calendarFile,
  }) => {
    const host = await member('host', { serviceWorkers: 'allow' })
    const sandbox = await calendarFile('', 'renewal.ics')
    const [old, renewed] = [newAddress(sandbox), newAddress(sandbox)]
    await host.page.goto('/profile')
    const worker = await startWorker(host.context, host.page)
    await host.api.put('/api/me/push-subscription', { ...old, timeZone: 'Europe/Copenhagen' })
    const before = Devices.parse(await host.api.get('/api/me/push-subscriptions'))
    expect(await change(worker, renewed, isGiven)).toBe(false)
    expect(Devices.parse(await host.api.get('/api/me/push-subscriptions'))).toEqual(before)

    const { id } = await home({ mode: 'request', host: host.login })
    const { checkIn, checkOut } = stayFromToday(30)
    const order = { listingId: id, checkIn, checkOut, guests: { adults: 2 }, adultAttested: true }
    await (await person()).api.post('/api/bookings', order)
    await expect.poll(() => received(renewed)).toBe(1)
    expect(await received(old)).toBe(0)
  })

test('a new address turns nothing on where push messages are off, or nobody is signed in', async ({
  member,
  visitor,
  calendarFile,
  watch,
}) => {
  watch.expectRefusal(401, /push-subscriptions$/)
  const sandbox = await calendarFile('', 'renewal.ics')
  const guest = await member('guest', { serviceWorkers: 'allow' })
  const stranger = await visitor({ serviceWorkers: 'allow' })
  for (const { context, page } of [guest, stranger]) {
    await page.goto('/search')
    expect(await change(await startWorker(context, page), newAddress(sandbox), true)).toBe(true)
  }
  expect(Devices.parse(await guest.api.get('/api/me/push-subscriptions')).items).toEqual([])
})
