import type { bookingService, InputOf } from '@nordbo/contracts'
import {
  asAdmin,
  asUser,
  cards,
  createUser,
  deliverProviderEvents,
  expectOk,
  type HomeOptions,
  intentOf,
  postToSandbox,
  type StayDates,
  withKey,
} from '@nordbo/testkit'
import type { MessagingStack } from './messaging-stack.ts'
import { createHome, type Home } from './messaging-verbs.ts'

type BookingOptions = Partial<InputOf<(typeof bookingService.procedures)['create']>>

/** As `createHome`, at 1,000 DKK a night; resolves once it can be booked. */
export const createBookableHome = async (
  stack: MessagingStack,
  options: Omit<HomeOptions, 'host'> & { hostId?: string } = {},
): Promise<Home> => {
  const home = await createHome(stack, options)
  const rates = [{ listingId: home.id, hostId: home.hostId, card: { baseOre: 1_000_00, discounts: {} }, overrides: [] }]
  expectOk(await stack.services.pricing.importRates({ rates }, asAdmin))
  await stack.settle()
  return home
}

/** Tries to book a stay. Returns the result. */
export const tryToBook = (
  { services }: MessagingStack,
  guest: string,
  home: Home,
  stay: StayDates,
  options: BookingOptions = {},
) => {
  const input = { listingId: home.id, ...stay, guests: { adults: 2 }, adultAttested: true, ...options }
  return services.booking.create(input, withKey(asUser(guest)))
}

/** Books a stay; throws when it is refused. */
export const book = async (...args: Parameters<typeof tryToBook>) => expectOk(await tryToBook(...args))

/** Pays a booking with a card at the provider, as the browser does; messaging has heard of it when this returns. */
export const pay = async (stack: MessagingStack, clientSecret: string | null): Promise<void> => {
  const path = `/_sandbox/payment-intents/${intentOf(clientSecret)}/confirm`
  const paid = await postToSandbox(stack.stack, path, { clientSecret, cardNumber: cards.pays })
  if (paid === undefined) throw new Error(`the provider refused ${path}`)
  await deliverProviderEvents(stack)
}

/** Books a stay and pays it, for a new guest by default. */
export const createPaidStay = async (stack: MessagingStack, home: Home, stay: StayDates, guest?: string) => {
  const payer = guest ?? (await createUser(stack))
  const { id, clientSecret } = await book(stack, payer, home, stay)
  await pay(stack, clientSecret)
  return { id, guest: payer, stay }
}
