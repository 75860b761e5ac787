import { randomUUID } from 'node:crypto'
import { addDays, type InputOf, type messagingService } from '@nordbo/contracts'
import { asUser, codeOf, createUser, expectOk, withKey } from '@nordbo/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, aPersonId, bootMessaging, type MessagingStack, stayIn } from './messaging-stack.ts'
import { createHome, type Home, openTalk, readTalk } from './messaging-verbs.ts'
import { createBookableHome, createPaidStay } from './stay-verbs.ts'

let stack: MessagingStack
beforeAll(async () => {
  stack = await bootMessaging({ stays: true })
})
afterAll(() => stack?.stop())

type Messaging = (typeof messagingService)['procedures']
type Plan = InputOf<Messaging['planMessage']>

const asHost = (id: string) => withKey(asUser(id, 'host'))
const save = (host: string, template: InputOf<Messaging['saveMessageTemplate']>) =>
  stack.messaging.saveMessageTemplate(template, asHost(host))
const plan = (host: string, input: Plan) => stack.messaging.planMessage(input, asHost(host))

/** A home of a host with an account. */
const aHome = async (): Promise<Home> => createBookableHome(stack, { hostId: await createUser(stack, 'Hans Vært') })
const planFor = async ({ hostId }: Home, body: string, when: Omit<Plan, 'templateId'>): Promise<void> => {
  const { id: templateId } = expectOk(await save(hostId, { title: 'Velkommen', body }))
  expectOk(await plan(hostId, { templateId, ...when }))
}

/** What the host's plans said in the guest's thread. */
const saidTo = async (guest: string, home: Home) => {
  const { id } = await openTalk(stack, { guest, home })
  const { items } = await readTalk(stack, guest, id)
  return items.filter(({ senderId }) => senderId === home.hostId).map(({ body }) => body)
}

test('a late booking still gets what was due before it, and a plan is silent about what was due before it was made', async () => {
  const home = await aHome()
  const before = await createPaidStay(stack, home, stayIn(stack, 3))
  await planFor(home, 'Husk sengetøj', { anchor: 'checkIn', days: -5, hour: 9, listingId: home.id })
  await stack.settle()
  await advanceClock(stack, 'P1D')
  expect(await saidTo(before.guest, home)).toEqual([])
  await advanceClock(stack, 'P9D')
  const late = await createPaidStay(stack, home, stayIn(stack, 2))
  await advanceClock(stack, 'PT2M')
  expect(await saidTo(late.guest, home)).toEqual(['Husk sengetøj'])
})

test('a planned message is sent once in each confirmed stay, follows an alteration, and spares cancelled stays', async () => {
  const { booking } = stack.services
  const home = await aHome()
  await planFor(home, 'Hej {{guest}}, {{home}} er klar fra {{checkInFrom}}. {{nights}} nætter! /{{host}}', {
    ...{ anchor: 'checkIn', days: -2, hour: 10 },
  })
  const later = await createPaidStay(stack, home, stayIn(stack, 20))
  const kept = await createPaidStay(stack, home, stayIn(stack, 10))
  const cancelled = await createPaidStay(stack, home, stayIn(stack, 14))
  const moved = { checkIn: addDays(later.stay.checkIn, 10), checkOut: addDays(later.stay.checkOut, 10) }
  const wanted = { bookingId: later.id, ...moved, guests: { adults: 2 }, expectedDifferenceOre: 0 }
  const { id } = expectOk(await booking.proposeAlteration(wanted, withKey(asUser(later.guest))))
  expectOk(await booking.acceptAlteration({ id }, asHost(home.hostId)))
  expectOk(await booking.cancel({ id: cancelled.id }, withKey(asUser(cancelled.guest))))
  await stack.settle()
  await advanceClock(stack, 'P7D')
  expect(await saidTo(kept.guest, home)).toEqual([])
  await advanceClock(stack, 'P1DT12H')
  const text = [expect.stringMatching(/^Hej Gerda, Sommerhus \d+ ved Grenen er klar fra 15:00\. 2 nætter! \/Hans$/)]
  expect(await saidTo(kept.guest, home)).toEqual(text)
  await advanceClock(stack, 'P12D')
  expect(await saidTo(kept.guest, home)).toEqual(text)
  expect(await saidTo(cancelled.guest, home)).toEqual([])
  expect(await saidTo(later.guest, home), 'its first dates are over').toEqual([])
  await advanceClock(stack, 'P9D')
  expect(await saidTo(later.guest, home)).toEqual(text)
})

test('templates are their host’s alone, and name nothing that is unknown', async () => {
  const [host, other] = [aPersonId(), aPersonId()]
  const { messaging } = stack
  const templatesOf = async (who: string) => expectOk(await messaging.messageTemplates({}, asUser(who, 'host'))).items
  const plansOf = async (who: string) => expectOk(await messaging.plannedMessages({}, asUser(who, 'host'))).items
  const written = { title: 'Nøgle', body: 'Hej {{ guest }}' }
  const { id } = expectOk(await save(host, written))
  expect(await templatesOf(host)).toMatchObject([{ id, ...written }])
  expect(await templatesOf(other)).toEqual([])
  const after = { templateId: id, anchor: 'checkOut' as const, days: 1, hour: 12 }
  for (const foreign of [id, randomUUID()]) {
    const tries = [
      await save(other, { ...written, id: foreign }),
      await messaging.deleteMessageTemplate({ id: foreign }, asHost(other)),
      await plan(other, { ...after, templateId: foreign }),
    ]
    expect(tries.map(codeOf)).toEqual(Array(3).fill('messageTemplate.notFound'))
  }
  const unknown = await save(host, { ...written, body: 'Koden er {{code}}' })
  expect(codeOf(unknown)).toBe('messageTemplate.placeholderUnknown')
  const { id: listingId } = await createHome(stack, { hostId: other })
  expect(codeOf(await plan(host, { ...after, listingId }))).toBe('listing.notFound')
  const planned = expectOk(await plan(host, after))
  expect(await plansOf(host)).toEqual([{ id: planned.id, ...after, listingId: null }])
  expectOk(await messaging.deleteMessageTemplate({ id }, asHost(host)))
  expect(await plansOf(host)).toEqual([])
  const gone = await messaging.deletePlannedMessage({ id: planned.id }, asHost(host))
  expect(codeOf(gone)).toBe('plannedMessage.notFound')
})
