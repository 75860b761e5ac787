import { addDays, copenhagenDate } from '@nordbo/contracts'
import { connectNats, createLogger, setTestClock } from '@nordbo/service-kit'
import {
  type BootedStack,
  bootStack,
  listProviderEvents,
  type ServiceClients,
  type StayDates,
  settle,
} from '@nordbo/testkit'
import { PrismaPg } from '@prisma/adapter-pg'
import { z } from 'zod'
import { PrismaClient } from '../src/generated/prisma/client.ts'

const services = ['identity', 'listings', 'pricing', 'booking'] as const
const Clock = z.object({ offsetMs: z.int() })
const unitsMs = new Map([
  ['D', 86_400_000],
  ['H', 3_600_000],
  ['M', 60_000],
])

/** The booking service on real servers, with the services it calls but without the BFF. */
export interface BookingStack extends BootedStack {
  readonly booking: ServiceClients['booking']
  /** Booking's own tables. */
  readonly tables: PrismaClient
  /** How far domain time is ahead of real time, ms. */
  readonly clock: { offsetMs: number }
}

/** Boots the stack; `env` replaces variables of booking. `killable` runs booking as a process of its own. */
export const bootBooking = async (env: Record<string, string> = {}, killable = false): Promise<BookingStack> => {
  const childProcesses = killable ? (['booking'] as const) : []
  const booted = await bootStack({ only: ['sandbox', ...services], env: { booking: env }, childProcesses })
  const { stack } = booted
  const tables = new PrismaClient({ adapter: new PrismaPg({ connectionString: stack.databases.booking, max: 4 }) })
  const answer = await fetch(new URL('/_sandbox/clock', stack.sandboxUrl))
  const stop = async (): Promise<void> => {
    await tables.$disconnect()
    await booted.stop()
  }
  return {
    ...booted,
    booking: booted.services.booking,
    tables,
    clock: Clock.parse(await answer.json()),
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

const advanceMs = async ({ stack, clock, settle }: BookingStack, ms: number): Promise<void> => {
  const answer = await fetch(new URL('/_sandbox/clock', stack.sandboxUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: ms }),
  })
  const { offsetMs } = Clock.parse(await answer.json())
  clock.offsetMs = offsetMs
  const log = createLogger({ name: 'test', level: 'silent' })
  const nats = await connectNats({ url: stack.infra.natsUrl('bff'), principal: 'bff', log })
  try {
    await setTestClock({ nats, signingKey: stack.secrets.signing.bff?.privateKey ?? '', offsetMs })
  } finally {
    await nats.close()
  }
  await settle()
}

/** Moves the domain clock and waits until the deadlines that passed are handled; a duration of days, hours and minutes such as PT25H. */
export const advanceClock = (stack: BookingStack, duration: string): Promise<void> => {
  const parts = [...duration.matchAll(/(\d+)([DHM])/g)]
  if (parts.map(([part]) => part).join('') !== duration.replaceAll(/[PT]/g, '')) throw new Error(`duration ${duration}`)
  const ms = parts.map(([, count, unit = '']) => Number(count) * (unitsMs.get(unit) ?? 0))
  return advanceMs(
    stack,
    ms.reduce((sum, part) => sum + part, 0),
  )
}

/** As `advanceClock`, to an instant. */
export const advanceClockTo = (stack: BookingStack, instant: Date): Promise<void> =>
  advanceMs(stack, instant.getTime() - domainNow(stack).getTime())

/**
 * Delivers every event of the provider so far and settles. Oldest first they are worked on side by side; newest first each is worked on
 * to its end before the next arrives.
 */
export const deliverEvents = async (
  { stack, booking, settle }: BookingStack,
  order: 'oldest first' | 'newest first' = 'oldest first',
): Promise<void> => {
  const newestFirst = await listProviderEvents(stack)
  for (const { id, type, data } of order === 'newest first' ? newestFirst : newestFirst.toReversed()) {
    const event = { id, type, created: 1_795_000_000, objectId: data.object.id }
    const accepted = await booking.acceptProviderEvent(event)
    if (order === 'newest first' && accepted.ok && !accepted.value.duplicate) await settle()
  }
  await settle()
}

export const minutes = (count: number): number => count * 60_000
export const hours = (count: number): number => minutes(60 * count)
export const days = (count: number): number => hours(24 * count)
