import { copenhagenInstant } from '@nordbo/contracts'
import {
  type BootedStack,
  book,
  bootStack,
  createAdmin,
  createGuest,
  createHome,
  type Home,
  type Person,
  pay,
  postToSandbox,
  type StayDates,
  stayIn,
  visitor,
} from '@nordbo/testkit'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'

const Receipt = z.object({
  side: z.string(),
  number: z.string(),
  lines: z.array(z.object({ kind: z.string(), amount: z.number() })),
  total: z.number(),
  vat: z.object({ charged: z.number() }).nullable(),
  paid: z.number(),
  guest: z.object({ name: z.string(), email: z.string().nullable() }),
  host: z.object({ name: z.string(), email: z.string().nullable() }),
})
const Story = z.object({
  timeline: z.array(z.object({ kind: z.string(), amount: z.number().nullable() })),
  arrival: z
    .object({
      address: z.object({ line1: z.string() }),
      notes: z.string().nullable(),
      notesFrom: z.iso.datetime().nullable(),
      host: z.object({ email: z.string() }),
    })
    .nullable(),
  receipt: Receipt.nullable(),
})

let stack: BootedStack
let guest: Person
let home: Home
let bookingId: string
let clientSecret: string
let stay: StayDates
beforeAll(async () => {
  stack = await bootStack({ only: ['sandbox', 'identity', 'pricing', 'listings', 'booking', 'payouts', 'bff'] })
  guest = await createGuest(stack)
  home = await createHome(stack, {
    cleaningOre: 500_00,
    discounts: { weeklyPercent: 10 },
    content: { arrivalNotes: 'Nøglen ligger i boksen ved døren.' },
  })
  stay = await stayIn(stack, 30, 7)
  const booked = await book(guest, home.id, stay)
  bookingId = booked.id
  clientSecret = booked.clientSecret ?? ''
})
afterAll(() => stack?.stop())

const storyOf = async (person: Person) => Story.parse((await person.get(`/api/trips/${bookingId}`)).body)
const receiptOf = async (person: Person) => Receipt.parse((await person.get(`/api/bookings/${bookingId}/receipt`)).body)
/** The text of a receipt's PDF, with single spaces. */
const pdfTextOf = async (person: Person, language: string): Promise<string> => {
  const answer = await fetch(new URL(`/api/bookings/${bookingId}/receipt.pdf?lang=${language}`, stack.url), {
    headers: { cookie: person.cookie },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('a trip', () => {
  test('shows the address and the receipt only once it is confirmed', async () => {
    expect(await storyOf(guest)).toMatchObject({ arrival: null, receipt: null })
    expect((await guest.get(`/api/bookings/${bookingId}/receipt`)).code).toBe('receipt.notIssued')
    await pay(guest, clientSecret)
    await stack.settle()
    const story = await storyOf(guest)
    expect(story.arrival).toEqual({
      address: { line1: home.exact.line1 },
      // Shown from 48 hours before check-in at 15:00.
      ...{
        notes: null,
        notesFrom: new Date(copenhagenInstant(stay.checkIn, '15:00').getTime() - 48 * 3_600_000).toISOString(),
      },
      host: { email: home.host.email },
    })
    expect(story.timeline).toEqual([
      { kind: 'pending', amount: null },
      { kind: 'payment', amount: story.receipt?.total },
      { kind: 'confirmed', amount: null },
    ])
  })

  test('shows the arrival notes from 48 hours before check-in, once cancelling is not free', async () => {
    const late = await createGuest(stack)
    const near = await book(late, home.id, await stayIn(stack, 1, 2))
    await pay(late, near.clientSecret ?? '')
    await stack.settle()
    const { arrival } = Story.parse((await late.get(`/api/trips/${near.id}`)).body)
    expect(arrival).toMatchObject({ notes: 'Nøglen ligger i boksen ved døren.', notesFrom: null })
  })

  test('is shown to its guest only, because it includes the address', async () => {
    for (const person of [home.host, await createGuest(stack)])
      expect((await person.get(`/api/trips/${bookingId}`)).code).toBe('booking.notFound')
  })
})

const Trip = z.object({ host: z.object({ name: z.string() }) })
const Reservation = z.object({ guest: z.object({ name: z.string() }) })
const Trips = z.object({ items: z.array(Trip.extend({ id: z.string() })) })
const Reservations = z.object({ items: z.array(Reservation.extend({ id: z.string() })) })

test('guest and host see first names until the stay is confirmed, then full names', async () => {
  const other = await createHome(stack, { mode: 'request' })
  const { id } = await book(guest, other.id, await stayIn(stack, 30, 7))
  await stack.settle()
  const told = async (confirmed: boolean): Promise<string[]> => {
    const trips = Trips.parse((await guest.get('/api/bookings')).body).items
    const list = confirmed ? '/api/host/reservations' : '/api/host/bookings'
    const reservations = Reservations.parse((await other.host.get(list)).body).items
    return [
      Trip.parse((await guest.get(`/api/bookings/${id}`)).body).host.name,
      z.object({ trip: Trip }).parse((await guest.get(`/api/trips/${id}`)).body).trip.host.name,
      trips.find((trip) => trip.id === id)?.host.name ?? '',
      Reservation.parse((await other.host.get(`/api/host/bookings/${id}`)).body).guest.name,
      z.object({ reservation: Reservation }).parse((await other.host.get(`/api/host/reservations/${id}`)).body)
        .reservation.guest.name,
      reservations.find((reservation) => reservation.id === id)?.guest.name ?? '',
    ]
  }
  expect(await told(false)).toEqual(['Hans', 'Hans', 'Hans', 'Gerda', 'Gerda', 'Gerda'])
  const approved = Reservation.parse((await other.host.send('POST', `/api/host/bookings/${id}/approve`, {})).body)
  expect(approved.guest.name).toBe('Gerda')
  const link = await guest.postOk(z.object({ clientSecret: z.string() }), `/api/bookings/${id}/payment-link`, {})
  await pay(guest, link.clientSecret)
  await stack.settle()
  const full = ['Hans Vært', 'Hans Vært', 'Hans Vært', 'Gerda Gæst', 'Gerda Gæst', 'Gerda Gæst']
  expect(await told(true)).toEqual(full)
  expect((await other.host.get('/api/host/reservations.csv')).body).toContain(';"Gerda Gæst";')
  const cancelled = await guest.send('POST', `/api/bookings/${id}/cancel`, {})
  expect(Trip.parse(cancelled.body).host.name).toBe('Hans Vært')
})

test('strangers see only first names on a home’s page and in a shared list', async () => {
  const stranger = visitor(stack.url)
  const page = await stranger.get(`/api/listings/${home.id}`)
  expect(page.body).toMatchObject({ host: { name: 'Hans' } })
  const drawn = await fetch(new URL(`/listing/${home.id}`, stack.url))
  const list = await guest.postOk(z.object({ id: z.string() }), '/api/wishlists', {
    title: 'Til os',
    listingId: home.id,
  })
  const { token } = await guest.postOk(z.object({ token: z.string() }), `/api/wishlists/${list.id}/share`, {})
  const shared = await stranger.get(`/api/wishlists/shared/${token}`)
  expect(shared.body).toMatchObject({ owner: 'Gerda' })
  const [fromApi, html] = [JSON.stringify([page.body, shared.body]), await drawn.text()]
  // Pages also contain the words Gæst and Vært in other texts.
  for (const surname of ['Gæst"', 'Vært"']) expect(fromApi).not.toContain(surname)
  for (const text of [fromApi, html]) {
    expect(text).not.toContain('Gerda Gæst')
    expect(text).not.toContain('Hans Vært')
  }
})

describe('a receipt', () => {
  test('shows the guest what was charged and the host what they earn, to the øre', async () => {
    const charged = await receiptOf(guest)
    // 7 nights less 10 %, plus cleaning; the fee is 15 % of the nights.
    expect(charged.lines).toEqual([
      { kind: 'nights', amount: 7_000 },
      { kind: 'weekly', amount: -700 },
      { kind: 'cleaning', amount: 500 },
      { kind: 'serviceFee', amount: 945 },
    ])
    expect(charged).toMatchObject({
      side: 'guest',
      total: 7_745,
      paid: 7_745,
      vat: { charged: 189 },
      guest: { email: guest.email },
    })
    expect(charged.host.email).toBeNull()
    const earned = await receiptOf(home.host)
    expect(earned).toMatchObject({ side: 'host', total: 6_120, vat: null, guest: { email: null } })
    expect(earned.number).toBe(charged.number)
  })

  test('is a PDF in Danish or English with every line and both people', async () => {
    const { number } = await receiptOf(guest)
    const danish = await pdfTextOf(guest, 'da')
    for (const words of [
      `Kvittering Nummer ${number}`,
      'Gerda Gæst',
      'Hans Vært',
      'Skagen, Danmark',
      '7 nætter 7.000,00 DKK',
      'Ugerabat (10 %) −700,00 DKK',
      'Rengøring 500,00 DKK',
      'Servicegebyr (15 %) 945,00 DKK',
      'I alt 7.745,00 DKK',
      'Heraf moms (25 %) i servicegebyret 189,00 DKK',
      'Betalt med kort',
    ])
      expect(danish).toContain(words)
    const english = await pdfTextOf(guest, 'en')
    for (const words of [
      'Receipt',
      '7 nights DKK 7,000.00',
      'Total DKK 7,745.00',
      'VAT (25%)',
      'Gerda Gæst',
      'Skagen, Denmark',
    ])
      expect(english).toContain(words)
    const german = await pdfTextOf(guest, 'de')
    for (const words of ['Beleg', '7 Nächte 7.000,00 DKK', 'Gesamt 7.745,00 DKK', '2 Erwachsene', 'Skagen, Dänemark'])
      expect(german).toContain(words)
    const chinese = await pdfTextOf(guest, 'zh')
    for (const words of ['收据', '7晚 DKK 7,000.00', '总价 DKK 7,745.00', 'Gerda Gæst', 'Skagen, 丹麦'])
      expect(chinese).toContain(words)
    const arabic = await pdfTextOf(guest, 'ar')
    for (const words of ['إيصال', 'DKK 7,745.00', 'Gerda Gæst', 'Skagen']) expect(arabic).toContain(words)
    const hosts = await pdfTextOf(home.host, 'da')
    for (const words of ['Opgørelse til værten', 'Platformsgebyr (10 %) −680,00 DKK', 'Du tjener 6.120,00 DKK'])
      expect(hosts).toContain(words)
    expect(hosts).not.toContain('moms')
  })

  test('shows admins the guest’s amounts, and strangers nothing', async () => {
    expect((await receiptOf(await createAdmin(stack))).side).toBe('guest')
    const stranger = await (await createGuest(stack)).get(`/api/bookings/${bookingId}/receipt.pdf`)
    expect([stranger.status, stranger.code]).toEqual([404, 'booking.notFound'])
  })
})

test('a charged-back stay is shown as unpaid to guest and host and on both receipts', async () => {
  const paymentIntent = clientSecret.split('_secret_')[0]
  const filed = await postToSandbox(stack.stack, '/_sandbox/disputes', { paymentIntent })
  const { id: dispute } = z.object({ id: z.string() }).parse(filed)
  await postToSandbox(stack.stack, `/_sandbox/disputes/${dispute}/close`, { outcome: 'lost' })
  await stack.settle()
  const stands = { status: 'confirmed', takenBackByBank: true }
  expect((await guest.get(`/api/trips/${bookingId}`)).body).toMatchObject({
    trip: { ...stands, refunded: 7_745 },
    receipt: { takenBackByBank: true, kept: 0 },
  })
  expect((await home.host.get(`/api/host/reservations/${bookingId}`)).body).toMatchObject({
    reservation: { ...stands, hostKeeps: 0 },
    canCancel: true,
  })
  expect(await pdfTextOf(guest, 'da')).toContain('Betalingen er trukket tilbage af banken. Opholdet er ikke betalt.')
  expect(await pdfTextOf(home.host, 'en')).toContain('The bank took the payment back. You get no money for the stay.')
})
