import { addDays, copenhagenDate, UserId } from '@nordbo/contracts'
import {
  type BootedStack,
  bootStack,
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

/** Messaging on real servers, with the services it calls but without the BFF. */
export interface MessagingStack extends BootedStack {
  readonly messaging: ServiceClients['messaging']
  /** Messaging's own tables. */
  readonly tables: PrismaClient
  readonly clock: ServiceClock
}

/** What a test needs besides messaging, identity and listings. */
interface Options {
  /** Stays that are booked: booking, and the prices that it asks for. */
  stays?: boolean
  /** Variables of messaging, over the usual ones. */
  env?: Record<string, string>
  /** Runs messaging as a process of its own. */
  killable?: boolean
}

/** Boots the stack. */
export const bootMessaging = async ({
  stays = false,
  env = {},
  killable = false,
}: Options = {}): Promise<MessagingStack> => {
  const further = stays ? (['pricing', 'booking'] as const) : []
  const services = ['identity', 'listings', 'messaging', ...further] as const
  const booted = await bootStack({
    only: ['sandbox', ...services],
    env: { messaging: env },
    childProcesses: killable ? ['messaging'] : [],
  })
  const connectionString = booted.stack.databases.messaging
  const tables = new PrismaClient({ adapter: new PrismaPg({ connectionString, max: 4 }) })
  const stop = async (): Promise<void> => {
    await tables.$disconnect()
    await booted.stop()
  }
  return {
    ...booted,
    messaging: booted.services.messaging,
    tables,
    clock: await readServiceClock(booted),
    // Without the BFF the sandbox's webhooks stay undelivered: `deliverProviderEvents` replaces them.
    settle: () => settle(booted.stack, services),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Somebody without an account, which is enough for who writes and reads. */
export const aPersonId = (): UserId => UserId.parse(crypto.randomUUID())

/** Domain time. */
export const domainNow = ({ clock }: MessagingStack): Date => new Date(Date.now() + clock.offsetMs)

/** The dates of a stay that begins in `inDays` days. */
export const stayIn = (stack: MessagingStack, inDays: number, nights = 2): StayDates => {
  const checkIn = addDays(copenhagenDate(domainNow(stack)), inDays)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/** Moves the domain clock and waits until the deadlines that passed are handled; a duration of days, hours and minutes such as PT25H. */
export const advanceClock = (stack: MessagingStack, duration: string): Promise<void> =>
  moveServiceClock(stack, durationMs(duration))
