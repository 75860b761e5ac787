import { addDays, copenhagenDate } from '@nordbo/contracts'
import {
  type BootedStack,
  bootStack,
  deliverProviderEvents,
  durationMs,
  moveServiceClock,
  readServiceClock,
  type ServiceClients,
  type ServiceClock,
  type StayDates,
  settle,
} from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const services = ['identity', 'listings', 'pricing', 'booking'] as const
/** The booking service on real servers, with the services it calls but without the BFF. */
export interface BookingStack extends BootedStack {
  readonly booking: ServiceClients['booking']
  /** Booking's own tables. */
  readonly tables: PrismaClient
  readonly clock: ServiceClock
}

/** Boots the stack; `env` replaces variables of booking. `killable` runs booking as a process of its own. */
export const bootBooking = async (env: Record<string, string> = {}, killable = false): Promise<BookingStack> => {
  const childProcesses = killable ? (['booking'] as const) : []
  const booted = await bootStack({ only: ['sandbox', ...services], env: { booking: env }, childProcesses })
  const { stack } = booted
  const tables = new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.databases.booking, max: 4 }) })
  const stop = async (): Promise<void> => {
    await tables.$disconnect()
    await booted.stop()
  }
  return {
    ...booted,
    booking: booted.services.booking,
    tables,
    clock: await readServiceClock(booted),
    // Without the BFF the sandbox's webhooks stay undelivered: `deliverEvents` replaces them.
    settle: () => settle(stack, services),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Domain time. */
export const domainNow = ({ clock }: BookingStack): Date => new Date(Date.now() + clock.offsetMs)

/** The dates of a stay that begins in `inDays` days. */
export const stayIn = (stack: BookingStack, inDays: number, nights = 3): StayDates => {
  const checkIn = addDays(copenhagenDate(domainNow(stack)), inDays)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/** Moves the domain clock and waits until the deadlines that passed are handled; a duration of days, hours and minutes such as PT25H. */
export const advanceClock = (stack: BookingStack, duration: string): Promise<void> =>
  moveServiceClock(stack, durationMs(duration))

/** As `advanceClock`, to an instant. */
export const advanceClockTo = (stack: BookingStack, instant: Date): Promise<void> =>
  moveServiceClock(stack, instant.getTime() - domainNow(stack).getTime())

/** Delivers every event of the provider so far and settles, oldest first unless told otherwise. */
export const deliverEvents = deliverProviderEvents

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => minutes(60 * count)
export const days = (count: number): number => hours(24 * count)
