import { BookableListing, type bookingService, type InputOf, type pricingService } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  cards,
  createUser,
  expectOk,
  intentOf,
  postToSandbox,
  type StayDates,
  withKey,
} from '@nordbo/testkit'
import { storeListing } from '../src/listing/bookable-listing-store.ts'
import { type BookingStack, deliverEvents, stayIn } from './booking-stack.ts'

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

/** Stores a home for four at 1,000 DKK a night, instant by default; directly, so that no test waits for events. */
export const createHome = async (
  stack: BookingStack,
  { discounts = {}, ...options }: HomeOptions = {},
): Promise<Home> => {
  const id = crypto.randomUUID()
  const hostId = options.hostId ?? (await createUser(stack))
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
  await storeListing(stack.tables, home, 1)
  const rates = [{ listingId: id, hostId, card: { baseOre: 1_000_00, discounts }, overrides: [] }]
  expectOk(await stack.services.pricing.importRates({ rates }, asAdmin))
  return { id, hostId }
}

/** Tries to book a stay as a person. Returns the result. */
export const tryToBook = (
  { booking }: BookingStack,
  guestId: string,
  home: Home,
  stay: StayDates,
  options: BookingOptions = {},
  key?: string,
) => {
  const input = { listingId: home.id, ...stay, guests: { adults: 2 }, adultAttested: true, ...options }
  return booking.create(input, withKey(asUser(guestId), key))
}

/** Books a stay; throws when it is refused. */
export const book = async (
  stack: BookingStack,
  guestId: string,
  home: Home,
  stay: StayDates,
  options: BookingOptions = {},
) => expectOk(await tryToBook(stack, guestId, home, stay, options))

/** A booking as its guest sees it now. */
export const fetchTrip = async ({ booking }: BookingStack, guestId: string, id: string) =>
  expectOk(await booking.byId({ id }, asUser(guestId)))

/** Pays with a card at the provider, as the browser does; `deliverEvents` delivers the provider's events. */
export const pay = async (
  { stack }: BookingStack,
  clientSecret: string | null,
  cardNumber: string = cards.pays,
): Promise<void> => {
  const path = `/_sandbox/payment-intents/${intentOf(clientSecret)}/confirm`
  const paid = await postToSandbox(stack, path, { clientSecret, cardNumber })
  if (paid === undefined) throw new Error(`the provider refused ${path}`)
}

/** A confirmed stay: by default three nights in 20 days for 3,450 DKK, of which 450 are the service fee. */
export const createPaidStay = async (stack: BookingStack, home: Home, stay: StayDates = stayIn(stack, 20)) => {
  const guest = await createUser(stack)
  const { id, clientSecret } = await book(stack, guest, home, stay)
  await pay(stack, clientSecret)
  await deliverEvents(stack)
  return { id, guest, home, stay, intentId: intentOf(clientSecret) }
}
/** A stay that its guest has booked and paid. */
export type PaidStay = Awaited<ReturnType<typeof createPaidStay>>
