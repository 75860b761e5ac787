import { addDays } from '@nordbo/contracts'
import { z } from 'zod'
import { type Person, pay } from '../../src/index.ts'
import type { Step } from './steps.ts'

const Stay = z.object({
  checkIn: z.string(),
  checkOut: z.string(),
  guests: z.object({ adults: z.int(), children: z.int(), babies: z.int(), pets: z.int() }),
})
const Terms = z.object({ difference: z.number() })
const Proposed = z.object({ id: z.string() })
const Payable = z.object({ clientSecret: z.string(), amount: z.number() })

/** Alters a booking's dates: one side proposes, the other answers, and the guest pays the difference or does not. */
export const alter = async (
  { id, guest }: { id: string; guest: Person },
  host: Person,
  { later, longer, by, answer, pays }: Extract<Step, { kind: 'alter' }>,
): Promise<void> => {
  const stay = Stay.parse((await guest.get(`/api/bookings/${id}`)).body)
  const checkIn = addDays(stay.checkIn, later)
  const alteration = { checkIn, checkOut: addDays(stay.checkOut, later + longer), guests: stay.guests }
  const [proposer, other] = by === 'guest' ? [guest, host] : [host, guest]
  const preview = await proposer.send('POST', `/api/bookings/${id}/alteration-preview`, alteration)
  if (preview.status >= 300) return
  const { difference } = Terms.parse(preview.body)
  const expected = { ...alteration, expectedDifference: difference }
  const proposed = await proposer.send('POST', `/api/bookings/${id}/alterations`, expected)
  if (proposed.status >= 300 || answer === 'none') return
  const path = `/api/alterations/${Proposed.parse(proposed.body).id}`
  const answered = await (answer === 'withdraw' ? proposer : other).send('POST', `${path}/${answer}`)
  if (answered.status >= 300 || answer !== 'accept' || difference <= 0 || !pays) return
  const payable = Payable.safeParse((await guest.send('POST', `${path}/payment`)).body).data
  if (!payable) return
  if (payable.amount !== difference) throw new Error(`${difference} DKK were agreed and ${payable.amount} asked for`)
  await pay(guest, payable.clientSecret)
}
