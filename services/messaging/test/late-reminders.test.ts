import { addDays } from '@nordbo/contracts'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  createPaidStay,
  type Home,
  listEvents,
  listMails,
  type Person,
  stayIn,
  waitUntil,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { turnOn } from './push-people.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await bootStack({
    only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'messaging', 'bff'],
    childProcesses: ['messaging'],
  })
})
afterAll(() => stack?.stop())

/** A paid stay whose guest proposes one night more; the host must answer. */
const propose = async (home: Home, guest: Person, inDays: number) => {
  const { id, stay } = await createPaidStay(stack, home, await stayIn(stack, inDays), guest)
  const alteration = { ...stay, checkOut: addDays(stay.checkOut, 1), guests: { adults: 2 } }
  const { difference } = await guest.postOk(
    z.object({ difference: z.number() }),
    `/api/bookings/${id}/alteration-preview`,
    alteration,
  )
  const body = { ...alteration, expectedDifference: difference }
  const made = await guest.postOk(z.object({ id: z.string() }), `/api/bookings/${id}/alterations`, body)
  const isNear = async () =>
    (await listEvents(stack.stack, 'booking', id)).some(({ type }) => type === 'booking.alterationNear')
  return { path: `/api/alterations/${made.id}`, isNear }
}

test('a reminder of an alteration that is delivered late is left out once it was answered', async () => {
  const [admin, guest] = [await createAdmin(stack), await createGuest(stack)]
  const [answered, open] = [await createHome(stack), await createHome(stack)]
  const changes = [await propose(answered, guest, 40), await propose(open, guest, 60)]
  const browsers = [await turnOn(stack, answered.host), await turnOn(stack, open.host)]
  await stack.settle()
  await stack.childProcess('messaging').kill()
  await advanceClock(admin, 'PT42H1M')
  for (const { isNear } of changes) expect(await waitUntil(isNear, 30_000)).toBe(true)
  await answered.host.postOk(z.unknown(), `${changes[0]?.path}/decline`)
  await stack.childProcess('messaging').restart()
  await stack.settle()
  const mailed = async ({ email }: Person) =>
    (await listMails(stack.stack, email)).filter(({ subject }) => subject.includes('venter på dit svar'))
  const pushed = await Promise.all(
    browsers.map(async (browser) =>
      (await browser.received()).filter(({ title }) => title.includes('ændring') && title.includes('udløber')),
    ),
  )
  expect([await mailed(answered.host), pushed[0]]).toEqual([[], []])
  expect([(await mailed(open.host)).length, pushed[1]?.length]).toEqual([1, 1])
})
