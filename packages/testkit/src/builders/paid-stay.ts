import type { StayDates } from '../clock/domain-clock.ts'
import { createGuest } from '../people/accounts.ts'
import type { Person } from '../people/person.ts'
import type { BootedStack } from '../stack/boot-stack.ts'
import { book, intentOf, pay } from './booking.ts'

/** A booked and paid stay. */
export interface PaidStay {
  id: string
  guest: Person
  stay: StayDates
  /** The provider's id of its payment. */
  intentId: string
}

/** Books a stay and pays it, for a new guest by default; every service has heard of it when this returns. */
export const createPaidStay = async (
  stack: Pick<BootedStack, 'url' | 'settle'>,
  home: { id: string },
  stay: StayDates,
  guest?: Person,
): Promise<PaidStay> => {
  const payer = guest ?? (await createGuest(stack))
  const { id, clientSecret } = await book(payer, home.id, stay)
  await pay(payer, clientSecret ?? '')
  await stack.settle()
  return { id, guest: payer, stay, intentId: intentOf(clientSecret) }
}
