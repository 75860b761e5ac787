import { randomUUID } from 'node:crypto'
import { addDays, copenhagenInstant } from '@nordbo/contracts'
import { today } from '../clock/domain-clock.ts'
import type { BootedStack } from '../stack/boot-stack.ts'
import { expectOk } from '../stack/result.ts'
import { asAdmin } from '../stack/service-clients.ts'

/** Guest, home and end of a stay. */
export interface EndedStayOptions {
  guest: { id: string }
  home: { id: string }
  /** Days from check-out to today. */
  daysAgo?: number
  nights?: number
}

/** Imports a completed stay; returns the booking's id. */
export const createEndedStay = async (
  stack: Pick<BootedStack, 'url' | 'services' | 'settle'>,
  { guest, home, daysAgo = 2, nights = 3 }: EndedStayOptions,
): Promise<string> => {
  const checkOut = addDays(await today(stack), -daysAgo)
  const checkIn = addDays(checkOut, -nights)
  const id = randomUUID()
  const bookedAt = copenhagenInstant(addDays(checkIn, -30), '12:00').toISOString()
  const dates = { checkIn, checkOut, bookedAt }
  const stay = { id, listingId: home.id, guestId: guest.id, ...dates, guests: { adults: 2 } }
  expectOk(await stack.services.booking.importHistory({ stays: [{ ...stay, outcome: 'completed' }] }, asAdmin))
  await stack.settle()
  return id
}
