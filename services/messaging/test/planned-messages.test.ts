import { randomUUID } from 'node:crypto'
import { addDays } from '@nordbo/contracts'
import {
  advanceClock,
  type BootedStack,
  bootStack,
  createAdmin,
  createHome,
  createHost,
  createPaidStay,
  type Home,
  type Person,
  stayIn,
} from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTalk, readTalk } from './thread-talk.ts'

let stack: BootedStack
let admin: Person
beforeAll(async () => {
  stack = await bootStack()
  admin = await createAdmin(stack)
})
afterAll(() => stack?.stop())

const Id = z.object({ id: z.string() })

const planFor = async (home: Home, body: string, plan: object) => {
  const { id: templateId } = await home.host.postOk(Id, '/api/host/message-templates', { title: 'Velkommen', body })
  return home.host.postOk(Id, '/api/host/planned-messages', { templateId, ...plan })
}

/** What the host's plans said in the guest's thread. */
const saidTo = async (guest: Person, home: Home) => {
  const { id } = await openTalk(stack, { guest, home })
  return (await readTalk(guest, id)).items.filter(({ senderId }) => senderId === home.host.id).map(({ body }) => body)
}

test('a late booking still gets what was due before it, and a plan is silent about what was due before it was made', async () => {
  const home = await createHome(stack)
  const before = await createPaidStay(stack, home, await stayIn(stack, 3, 2))
  await planFor(home, 'Husk sengetøj', { anchor: 'checkIn', days: -5, hour: 9, listingId: home.id })
  await stack.settle()
  await advanceClock(admin, 'P1D')
  expect(await saidTo(before.guest, home)).toEqual([])
  await advanceClock(admin, 'P9D')
  const late = await createPaidStay(stack, home, await stayIn(stack, 2, 2))
  await advanceClock(admin, 'PT2M')
  expect(await saidTo(late.guest, home)).toEqual(['Husk sengetøj'])
})

test('a planned message is sent once in each confirmed stay, follows an alteration, and spares cancelled stays', async () => {
  const home = await createHome(stack)
  await planFor(home, 'Hej {{guest}}, {{home}} er klar fra {{checkInFrom}}. {{nights}} nætter! /{{host}}', {
    ...{ anchor: 'checkIn', days: -2, hour: 10 },
  })
  const later = await createPaidStay(stack, home, await stayIn(stack, 20, 2))
  const kept = await createPaidStay(stack, home, await stayIn(stack, 10, 2))
  const cancelled = await createPaidStay(stack, home, await stayIn(stack, 14, 2))
  const moved = { checkIn: addDays(later.stay.checkIn, 10), checkOut: addDays(later.stay.checkOut, 10) }
  const alteration = await later.guest.postOk(Id, `/api/bookings/${later.id}/alterations`, {
    ...{ ...moved, guests: { adults: 2 }, expectedDifference: 0 },
  })
  await home.host.postOk(z.unknown(), `/api/alterations/${alteration.id}/accept`, {})
  await cancelled.guest.postOk(z.unknown(), `/api/bookings/${cancelled.id}/cancel`, {})
  await stack.settle()
  await advanceClock(admin, 'P7D')
  expect(await saidTo(kept.guest, home)).toEqual([])
  await advanceClock(admin, 'P1DT12H')
  const text = [expect.stringMatching(/^Hej Gerda, Sommerhus \d+ ved Grenen er klar fra 15:00\. 2 nætter! \/Hans$/)]
  expect(await saidTo(kept.guest, home)).toEqual(text)
  await advanceClock(admin, 'P12D')
  expect(await saidTo(kept.guest, home)).toEqual(text)
  expect(await saidTo(cancelled.guest, home)).toEqual([])
  expect(await saidTo(later.guest, home), 'its first dates are over').toEqual([])
  await advanceClock(admin, 'P9D')
  expect(await saidTo(later.guest, home)).toEqual(text)
})

test('templates are their host’s alone, and name nothing that is unknown', async () => {
  const [host, other] = [await createHost(stack), await createHost(stack)]
  const written = { title: 'Nøgle', body: 'Hej {{ guest }}' }
  const { id } = await host.postOk(Id, '/api/host/message-templates', written)
  expect((await host.get('/api/host/message-templates')).body).toMatchObject({ items: [{ id, ...written }] })
  expect((await other.get('/api/host/message-templates')).body).toEqual({ items: [] })
  const plan = { templateId: id, anchor: 'checkOut', days: 1, hour: 12 }
  for (const path of [id, randomUUID()]) {
    expect((await other.send('PUT', `/api/host/message-templates/${path}`, written)).code).toBe(
      'messageTemplate.notFound',
    )
    expect((await other.send('DELETE', `/api/host/message-templates/${path}`)).code).toBe('messageTemplate.notFound')
    expect((await other.send('POST', '/api/host/planned-messages', { ...plan, templateId: path })).code).toBe(
      'messageTemplate.notFound',
    )
  }
  expect(
    await host.send('POST', '/api/host/message-templates', { ...written, body: 'Koden er {{code}}' }),
  ).toMatchObject({
    ...{ status: 422, code: 'messageTemplate.placeholderUnknown' },
  })
  const home = await createHome(stack, { host: other })
  expect((await host.send('POST', '/api/host/planned-messages', { ...plan, listingId: home.id })).code).toBe(
    'listing.notFound',
  )
  const planned = await host.postOk(Id, '/api/host/planned-messages', plan)
  expect((await host.get('/api/host/planned-messages')).body).toEqual({
    items: [{ id: planned.id, ...plan, listingId: null }],
  })
  expect((await host.send('DELETE', `/api/host/message-templates/${id}`)).status).toBe(200)
  expect((await host.get('/api/host/planned-messages')).body).toEqual({ items: [] })
  expect((await host.send('DELETE', `/api/host/planned-messages/${planned.id}`)).code).toBe('plannedMessage.notFound')
})
