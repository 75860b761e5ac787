import {
  type Actor,
  addDays,
  BookableListing,
  type bookingService,
  copenhagenDate,
  type InputOf,
  PaidFact,
  type pricingService,
  RefundedFact,
} from '@nordbo/contracts'
import { connectNats, createLogger, setTestClock } from '@nordbo/service-kit'
import {
  asAdmin,
  type BootedStack,
  bootStack,
  cards,
  listPaymentIntents,
  listProviderEvents,
  listRefunds,
  type ServiceClients,
  settle,
} from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { z } from 'zod'
import { PrismaClient } from '../src/generated/prisma/client.ts'
import { storeListing } from '../src/listing/bookable-listing-store.ts'

type Card = InputOf<(typeof pricingService.procedures)['importRates']>['rates'][number]['card']
type BookingOptions = Partial<InputOf<(typeof bookingService.procedures)['create']>>

/** Options of a home. */
export interface HomeOptions extends Partial<Omit<BookableListing, 'listingId' | 'hostId' | 'photo'>> {
  /** The host; a new person by default. */
  hostId?: string
  discounts?: Card['discounts']
}

/** A home with its host. */
export interface Home {
  id: string
  hostId: string
}

const processes = ['sandbox', 'identity', 'listings', 'pricing', 'booking'] as const
const dayMs = 86_400_000
const Offset = z.object({ offsetMs: z.int() })

const moneyEvent = z.discriminatedUnion('type', [
  PaidFact.extend({ type: z.literal('booking.paid') }),
  RefundedFact.extend({ type: z.literal('booking.refunded') }),
])

/** The booking service on real servers, with the services it calls and access to its tables. Homes are stored directly, so that no test waits for events. */
export class BookingStack {
  readonly booted: BootedStack
  readonly tables: PrismaClient
  readonly booking: ServiceClients['booking']
  private readonly moved: { offsetMs: number }

  private constructor(booted: BootedStack, offsetMs: number) {
    this.booted = booted
    this.moved = { offsetMs }
    this.booking = booted.services.booking
    this.tables = new PrismaClient({
      adapter: new PrismaPg({ connectionString: booted.stack.databases.booking, max: 4 }),
    })
  }

  static async boot(env: Record<string, string> = {}): Promise<BookingStack> {
    const booted = await bootStack({ only: processes, env: { booking: env } })
    const answer = await fetch(new URL('/_sandbox/clock', booted.stack.sandboxUrl))
    return new BookingStack(booted, Offset.parse(await answer.json()).offsetMs)
  }

  async stop(): Promise<void> {
    await this.tables.$disconnect()
    await this.booted.stop()
  }

  /** Domain time. */
  now(): Date {
    return new Date(Date.now() + this.moved.offsetMs)
  }

  /** The dates of a stay that begins in `inDays` days. */
  stay(inDays: number, nights = 3): { checkIn: string; checkOut: string } {
    const checkIn = addDays(copenhagenDate(this.now()), inDays)
    return { checkIn, checkOut: addDays(checkIn, nights) }
  }

  /** A person in good standing. */
  async person(): Promise<string> {
    const id = crypto.randomUUID()
    const account = { name: 'Gerda Gæst', email: `${id}@test.example`, password: 'sommerhus-29' }
    const imported = await this.booted.services.identity.importUsers(
      { users: [{ id, ...account, roles: ['guest'], memberSince: '2026-01-01T00:00:00.000Z' }] },
      asAdmin,
    )
    if (!imported.ok) throw new Error(imported.error.code)
    return id
  }

  /** Stores a home for four at 1,000 DKK a night, instant by default. */
  async home({ discounts = {}, ...options }: HomeOptions = {}): Promise<Home> {
    const id = crypto.randomUUID()
    const hostId = options.hostId ?? (await this.person())
    const home = BookableListing.parse({
      listingId: id,
      hostId,
      active: true,
      title: 'Sommerhus ved Grenen',
      city: 'Skagen',
      country: 'DK',
      maxGuests: 4,
      bookingMode: 'instant',
      requestAutoExpireHours: 24,
      firstGuestPolicy: 'any',
      cancellationPolicy: 'flexible',
      checkInFrom: '15:00',
      checkOutBefore: '11:00',
      petsAllowed: true,
      photo: null,
      // Too late for every campaign.
      publishedAt: '2199-01-01T00:00:00.000Z',
      ...options,
    })
    await storeListing(this.tables, home, 1)
    const rates = [{ listingId: id, hostId, card: { baseOre: 1_000_00, discounts }, overrides: [] }]
    const imported = await this.booted.services.pricing.importRates({ rates }, asAdmin)
    if (!imported.ok) throw new Error(imported.error.code)
    return { id, hostId }
  }

  /** Tries to book a stay as a person. Returns the result. */
  tryToBook(
    guestId: string,
    home: Home,
    stay: { checkIn: string; checkOut: string },
    options: BookingOptions = {},
    key?: string,
  ) {
    const input = { listingId: home.id, ...stay, guests: { adults: 2 }, adultAttested: true, ...options }
    return this.booking.create(input, { ...as(guestId), idempotencyKey: key ?? crypto.randomUUID() })
  }

  /** Books a stay; throws when it is refused. */
  async book(guestId: string, home: Home, stay: { checkIn: string; checkOut: string }, options: BookingOptions = {}) {
    const booked = await this.tryToBook(guestId, home, stay, options)
    if (!booked.ok) throw new Error(booked.error.code)
    return booked.value
  }

  /** A booking as its guest sees it. */
  async seen(guestId: string, id: string) {
    const shown = await this.booking.byId({ id }, as(guestId))
    if (!shown.ok) throw new Error(shown.error.code)
    return shown.value
  }

  /** Pays with a card at the provider, as the browser does; `deliver` delivers the provider's events. */
  async pay(clientSecret: string | null, cardNumber: string = cards.pays): Promise<void> {
    const id = (clientSecret ?? '').split('_secret_')[0]
    const url = new URL(`/_sandbox/payment-intents/${id}/confirm`, this.booted.stack.sandboxUrl)
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientSecret, cardNumber }),
    })
    if (!answer.ok) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
  }

  /**
   * Delivers every event of the provider so far and waits until nothing moves. Oldest first they are worked on side by side; newest first
   * each is worked on to its end before the next arrives.
   */
  async deliver(order: 'oldest first' | 'newest first' = 'oldest first'): Promise<void> {
    const newestFirst = await listProviderEvents(this.booted.stack)
    for (const { id, type, data } of order === 'newest first' ? newestFirst : newestFirst.toReversed()) {
      const event = { id, type, created: 1_795_000_000, objectId: data.object.id }
      const accepted = await this.booking.acceptProviderEvent(event)
      if (order === 'newest first' && accepted.ok && !accepted.value.duplicate) await this.settle()
    }
    await this.settle()
  }

  /** Waits until all events and timers are handled. The sandbox sends no webhooks here. */
  settle(): Promise<void> {
    return settle(this.booted.stack, ['identity', 'listings', 'pricing', 'booking'])
  }

  /** Moves the domain clock and waits until all deadlines that passed are handled. */
  async advance(ms: number): Promise<void> {
    const { stack } = this.booted
    const answer = await fetch(new URL('/_sandbox/clock', stack.sandboxUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: ms }),
    })
    const { offsetMs } = Offset.parse(await answer.json())
    this.moved.offsetMs = offsetMs
    const log = createLogger({ name: 'test', level: 'silent' })
    const nats = await connectNats({ url: stack.infra.natsUrl('bff'), principal: 'bff', log })
    try {
      await setTestClock({ nats, signingKey: stack.secrets.signing.bff?.privateKey ?? '', offsetMs })
    } finally {
      await nats.close()
    }
    await this.settle()
  }

  /** The provider's intents and refunds of a booking. */
  async money(bookingId: string) {
    const known = (await listPaymentIntents(this.booted.stack)).filter(
      ({ metadata }) => metadata.bookingId === bookingId,
    )
    const back = (await listRefunds(this.booted.stack)).filter((refund) =>
      known.some(({ id }) => id === refund.payment_intent),
    )
    return { intents: known.map(({ status }) => status), refunded: back.reduce((sum, { amount }) => sum + amount, 0) }
  }

  /** The types of an aggregate’s events, in order. */
  async eventTypes(aggregateId: string): Promise<string[]> {
    const rows = z.array(z.object({ type: z.string() })).parse(
      await this.tables.$queryRaw`
          select envelope->>'type' as type from kit.outbox where envelope->>'aggregateId' = ${aggregateId} order by seq`,
    )
    return rows.map(({ type }) => type)
  }

  /** The payment and refund events of a booking, in order. */
  async moneyEvents(bookingId: string) {
    const rows = z.array(z.object({ event: moneyEvent })).parse(
      await this.tables.$queryRaw`
          select (envelope->'data') || jsonb_build_object('type', envelope->>'type') as event from kit.outbox
          where envelope->>'aggregateId' = ${bookingId} and envelope->>'type' in ('booking.paid', 'booking.refunded') order by seq`,
    )
    return rows.map(({ event }) => event)
  }
}

/** Options of a call by a person. */
export const as = (userId: string, ...roles: ('guest' | 'host' | 'admin')[]): { actor: Actor } => ({
  actor: { kind: 'user', userId, roles: ['guest', ...roles] },
})

/** The same with a new idempotency key. */
export const asKeyed = (userId: string) => ({ ...as(userId), idempotencyKey: crypto.randomUUID() })

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => minutes(60 * count)
export const days = (count: number): number => count * dayMs
