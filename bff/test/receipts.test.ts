import {
  aGuest,
  aHome,
  anAdmin,
  askSandbox,
  type BootedStack,
  book,
  bootStack,
  type Home,
  type Person,
  pay,
  stayIn,
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
beforeAll(async () => {
  stack = await bootStack()
  guest = await aGuest(stack)
  home = await aHome(stack, {
    cleaningOre: 500_00,
    discounts: { weeklyPercent: 10 },
    content: { arrivalNotes: 'Nøglen ligger i boksen ved døren.' },
  })
  const booked = await book(guest, home.id, await stayIn(stack, 30, 7))
  bookingId = booked.id
  clientSecret = booked.clientSecret ?? ''
})
afterAll(() => stack?.stop())

const storyOf = async (person: Person) => Story.parse((await person.get(`/api/trips/${bookingId}`)).body)
const receiptOf = async (person: Person) => Receipt.parse((await person.get(`/api/bookings/${bookingId}/receipt`)).body)
/** The text of a receipt's paper, its blanks made plain. */
const paperOf = async (person: Person, language: string): Promise<string> => {
  const answer = await fetch(new URL(`/api/bookings/${bookingId}/receipt.pdf?lang=${language}`, stack.url), {
    headers: { cookie: person.cookie },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('a trip', () => {
  test('tells neither the way nor a receipt before it is confirmed, and both after it', async () => {
    expect(await storyOf(guest)).toMatchObject({ arrival: null, receipt: null })
    expect((await guest.get(`/api/bookings/${bookingId}/receipt`)).code).toBe('receipt.notIssued')
    await pay(guest, clientSecret)
    await stack.settle()
    const story = await storyOf(guest)
    expect(story.arrival).toEqual({
      address: { line1: home.exact.line1 },
      notes: 'Nøglen ligger i boksen ved døren.',
      host: { email: home.host.email },
    })
    expect(story.timeline).toEqual([
      { kind: 'pending', amount: null },
      { kind: 'payment', amount: story.receipt?.total },
      { kind: 'confirmed', amount: null },
    ])
  })

  test('is unknown to its host and to strangers, whom it would tell the way', async () => {
    for (const person of [home.host, await aGuest(stack)])
      expect((await person.get(`/api/trips/${bookingId}`)).code).toBe('booking.notFound')
  })
})

describe('a receipt', () => {
  test('shows the guest what was charged and the host what they earn, to the øre', async () => {
    const charged = await receiptOf(guest)
    // 7 nights less 10 %, with cleaning; the fee is 15 % of the nights.
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

  test('is a paper in Danish and in English with every letter, line and party', async () => {
    const { number } = await receiptOf(guest)
    const danish = await paperOf(guest, 'da')
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
    const english = await paperOf(guest, 'en')
    for (const words of [
      'Receipt',
      '7 nights DKK 7,000.00',
      'Total DKK 7,745.00',
      'VAT (25%)',
      'Gerda Gæst',
      'Skagen, Denmark',
    ])
      expect(english).toContain(words)
    const hosts = await paperOf(home.host, 'da')
    for (const words of ['Opgørelse til værten', 'Platformsgebyr (10 %) −680,00 DKK', 'Du tjener 6.120,00 DKK'])
      expect(hosts).toContain(words)
    expect(hosts).not.toContain('moms')
  })

  test('opens for admins with the guest’s figures, and for no stranger', async () => {
    expect((await receiptOf(await anAdmin(stack))).side).toBe('guest')
    const stranger = await (await aGuest(stack)).get(`/api/bookings/${bookingId}/receipt.pdf`)
    expect([stranger.status, stranger.code]).toEqual([404, 'booking.notFound'])
  })
})

test('a stay whose payment a bank took back stands unpaid, and guest, host and both papers are told so', async () => {
  const paymentIntent = clientSecret.split('_secret_')[0]
  const filed = await askSandbox(stack.stack, '/_sandbox/disputes', { paymentIntent })
  const { id: dispute } = z.object({ id: z.string() }).parse(filed)
  await askSandbox(stack.stack, `/_sandbox/disputes/${dispute}/close`, { outcome: 'lost' })
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
  expect(await paperOf(guest, 'da')).toContain('Betalingen er trukket tilbage af banken. Opholdet er ikke betalt.')
  expect(await paperOf(home.host, 'en')).toContain('The bank took the payment back. You get no money for the stay.')
})
