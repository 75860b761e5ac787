import { randomUUID } from 'node:crypto'
import { addDays, type Locale, type NotificationKind, notificationKinds, notificationMatrix } from '@nordbo/contracts'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  asAdmin,
  type BootedStack,
  book,
  createHome,
  expectOk,
  type Home,
  listMails,
  type Person,
  pay,
  readRows,
  sharedStack,
  signIn,
  stayIn,
  verifyMail,
  visitor,
} from '../src/index.ts'
import type { MatrixEvent, StayIds } from './notifications/matrix-event.ts'
import { matrixEvents, reminders, stayMoves } from './notifications/matrix-events.ts'
import { publishEvents } from './notifications/publish-events.ts'

let stack: BootedStack
beforeAll(async () => {
  stack = await sharedStack()
})

const newIds = (): StayIds => ({
  ...{ bookingId: randomUUID(), listingId: randomUUID(), guestId: randomUUID(), hostId: randomUUID() },
  alterationId: randomUUID(),
})

const Told = z.object({ kind: z.string(), who: z.string() })
const told = (table: 'mail_delivery' | 'notification', { guestId, hostId }: StayIds) => {
  const person = table === 'notification' ? 'person_id' : 'recipient_id'
  return readRows(
    stack.stack,
    'messaging',
    Told,
    `select kind, case when ${person} = $1::uuid then 'guest' else 'host' end as who from ${table}
     where ${person} in ($1::uuid, $2::uuid) order by kind, who`,
    [guestId, hostId],
  )
}

test('events about alterations, reviews, damage, money and payouts yield exactly the notifications of the matrix, once, also when they come twice or late', async () => {
  const cases = matrixEvents.map((each) => ({ ...each, ids: newIds() }))
  const made = cases.map(({ event, data, ids, repeats }) => {
    const fact = { event, aggregateId: ids.bookingId, data: data(ids) }
    const first = { ...fact, id: randomUUID() }
    return { first, again: repeats ? first : { ...fact, id: randomUUID() } }
  })
  const [firsts, agains] = [made.map(({ first }) => first), made.map(({ again }) => again)]
  await publishEvents(stack, [...firsts, ...firsts, ...agains, ...firsts.toReversed()])
  await stack.settle()

  for (const { event, ids, told: rule } of cases) {
    const on = (channel: 'mail' | 'centre') =>
      rule
        .filter(([kind]) => notificationMatrix[kind][channel])
        .map(([kind, who]) => ({ kind, who }))
        .sort((a, b) => (a.kind === b.kind ? (a.who < b.who ? -1 : 1) : a.kind < b.kind ? -1 : 1))
    for (const [kind] of rule) expect(notificationMatrix[kind].event, kind).toBe(event)
    const found = { mail: await told('mail_delivery', ids), centre: await told('notification', ids) }
    expect({ event, ...found }).toEqual({ event, mail: on('mail'), centre: on('centre') })
  }
  // With the moves of the lifecycle, this is all that the matrix says about stays.
  const proved = new Set([...matrixEvents, ...stayMoves].flatMap(({ told: rule }) => rule.map(([kind]) => kind)))
  const aboutStays = notificationKinds.filter((kind) =>
    /^(booking|payouts)\.|eview/.test(notificationMatrix[kind].event),
  )
  expect(aboutStays.filter((kind) => !proved.has(kind) && kind !== 'requestEnded')).toEqual([])
})

const createReader = async (rolePreference: 'guest' | 'host', name: string, locale: Locale): Promise<Person> => {
  const account = { email: `${locale}-${randomUUID()}@test.example`, password: 'sommerhus-29' }
  await visitor(stack.url).send('POST', '/api/auth/sign-up', { ...account, name, locale, rolePreference })
  const person = await signIn(stack.url, account.email, account.password)
  await verifyMail(person)
  return person
}

/** A confirmed stay, with an alteration that its guest proposed. */
const stayOf = async (guest: Person, home: Home): Promise<StayIds> => {
  const stay = await stayIn(stack, 30)
  const { id: bookingId, clientSecret } = await book(guest, home.id, stay)
  await pay(guest, clientSecret ?? '')
  await stack.settle()
  const change = { ...stay, checkOut: addDays(stay.checkOut, 1), guests: { adults: 2 } }
  const { difference } = await guest.postOk(
    z.object({ difference: z.number() }),
    `/api/bookings/${bookingId}/alteration-preview`,
    change,
  )
  const { id: alterationId } = await guest.postOk(
    z.object({ id: z.string() }),
    `/api/bookings/${bookingId}/alterations`,
    { ...change, expectedDifference: difference },
  )
  return { bookingId, alterationId, listingId: home.id, guestId: guest.id, hostId: home.host.id }
}

const Sent = z.object({ kind: z.string(), state: z.string() })
const sentTo = ({ id }: Person) =>
  readRows(
    stack.stack,
    'messaging',
    Sent,
    'select kind, state::text from mail_delivery where recipient_id = $1::uuid',
    [id],
  )

/** How a letter begins, before the name. */
const greetings = { de: 'Guten Tag', fr: 'Bonjour', ar: 'مرحبًا', en: 'Hi' } as const

/** Letters that tell a state which has passed are not sent: these are made by what really happens, below. */
const passing: readonly NotificationKind[] = [
  ...(['hostUnavailable', 'hostBack', 'answerReminder', 'paymentReminder'] as const),
  'changePaymentReminder',
]

test.each([
  ['de', 'fr'],
  ['ar', 'en'],
] as const)(
  'each letter about a stay is sent once, to a guest in %s and a host in %s',
  async (guestLocale, hostLocale) => {
    const [guest, host] = [
      await createReader('guest', 'Grace Guest', guestLocale),
      await createReader('host', 'Henry Host', hostLocale),
    ]
    const ids = await stayOf(guest, await createHome(stack, { host }))
    const cases: readonly MatrixEvent[] = [...stayMoves, ...matrixEvents].filter(
      ({ told: rule }) => !rule.some(([kind]) => passing.includes(kind)),
    )
    const events = cases.map(({ event, data }) => ({
      ...{ event, id: randomUUID(), aggregateId: ids.bookingId, data: data(ids) },
    }))
    await publishEvents(stack, [...events, ...events])
    await stack.settle()
    const wished = await createHome(stack, { host, mode: 'request' })
    const { id: bookingId } = await book(guest, wished.id, await stayIn(stack, 50))
    const remind = async ({ event, data }: MatrixEvent, about: StayIds) => {
      await publishEvents(stack, [{ event, aggregateId: about.bookingId, data: data(about), id: randomUUID() }])
      await stack.settle()
    }
    await remind(reminders.answer, { ...ids, bookingId })
    expect((await host.send('POST', `/api/host/bookings/${bookingId}/approve`)).status).toBe(200)
    await remind(reminders.payment, { ...ids, bookingId })
    expect((await host.send('POST', `/api/alterations/${ids.alterationId}/accept`)).status).toBe(200)
    await remind(reminders.changePayment, ids)
    expect((await guest.send('POST', `/api/bookings/${bookingId}/cancel`)).status).toBe(200)
    expectOk(await stack.services.identity.suspend({ userId: host.id, reason: 'Klager' }, asAdmin))
    await stack.settle()
    expectOk(await stack.services.identity.reactivate({ userId: host.id }, asAdmin))
    await stack.settle()
    // A guest's suspension ends their requests.
    await book(guest, (await createHome(stack, { host, mode: 'request' })).id, await stayIn(stack, 60))
    expectOk(await stack.services.identity.suspend({ userId: guest.id, reason: 'Klager' }, asAdmin))
    await stack.settle()

    for (const [person, side, locale] of [
      [guest, 'guest', guestLocale],
      [host, 'host', hostLocale],
    ] as const) {
      const due = [...stayMoves, ...matrixEvents].flatMap(({ told: rule }) => rule.filter(([, who]) => who === side))
      const letters = await sentTo(person)
      expect(letters.filter(({ state }) => state !== 'sent')).toEqual([])
      expect(new Set(letters.map(({ kind }) => kind))).toEqual(
        new Set([
          ...['welcome', 'newDevice', ...due.map(([kind]) => kind)],
          ...(side === 'host' ? ['requestEnded'] : []),
        ]),
      )
      const mails = await listMails(stack.stack, person.email)
      expect(mails).toHaveLength(letters.length)
      for (const { subject, html, text } of mails) {
        expect(html, subject).toContain(`<html dir="${locale === 'ar' ? 'rtl' : 'ltr'}" lang="${locale}">`)
        expect(text, subject).toContain(greetings[locale])
      }
    }
  },
)
