import { randomUUID } from 'node:crypto'
import { NotificationKind, notificationMatrix } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BootedStack, createGuest, createHost, createPushBrowser, readRows, sharedStack } from '../src/index.ts'
import { publishEvents } from './notifications/publish-events.ts'
import { readLifecycle } from './notifications/read-lifecycle.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await sharedStack()
})

const Told = z.object({ kind: NotificationKind })

test('every transition of the lifecycle table is pushed to the devices of its two people as the matrix says, once, also when its event comes twice', async () => {
  const [guest, host] = [await createGuest(stack), await createHost(stack)]
  const browsers = { guest: createPushBrowser(stack.stack), host: createPushBrowser(stack.stack) }
  await guest.send('PUT', '/api/me/push-subscription', browsers.guest.address)
  await host.send('PUT', '/api/me/push-subscription', browsers.host.address)
  const moves = await readLifecycle()
  const events = moves.map(({ event, from, to }) => {
    const bookingId = randomUUID()
    const data = {
      ...{ bookingId, listingId: randomUUID(), guestId: guest.id, hostId: host.id },
      ...{ mode: 'request', checkIn: '2033-05-04', checkOut: '2033-05-06', imported: false },
      ...{ totalOre: 1, hostShareOre: 1, platformFeeOre: 0, serviceFeeOre: 0 },
      ...{ from: from === 'new' ? null : from, status: to },
    }
    return { event: `booking.${event}`, id: randomUUID(), aggregateId: bookingId, data }
  })
  const anew = events.map((event) => ({ ...event, id: randomUUID() }))
  await publishEvents(stack, [...events, ...events, ...anew, ...events.toReversed()])
  await stack.settle()

  for (const [side, person] of [['guest', guest] as const, ['host', host] as const]) {
    const told = await readRows(
      stack.stack,
      'messaging',
      Told,
      'select kind from notification where person_id = $1::uuid',
      [person.id],
    )
    const pushed = told.map(({ kind }) => kind).filter((kind) => notificationMatrix[kind].push)
    expect(new Set(pushed).size).toBeGreaterThan(3)
    expect(pushed.length).toBeLessThan(told.length)
    const received = await browsers[side].received()
    const urgent = received.filter(({ headers }) => headers.urgency === 'high')
    expect(received).toHaveLength(pushed.length)
    expect(new Set(received.map(({ tag }) => tag)).size).toBe(pushed.length)
    expect(urgent).toHaveLength(pushed.filter((kind) => notificationMatrix[kind].urgent).length)
  }
})
