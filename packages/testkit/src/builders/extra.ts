import type { ExtraCode } from '@nordbo/contracts'
import { z } from 'zod'
import type { Person } from '../people/person.ts'
import { cards, intentOf } from './booking.ts'

const Setup = z.object({ clientSecret: z.string() })
const Switched = z.object({
  extra: z.object({ status: z.string(), enabled: z.boolean(), endsAtPeriodEnd: z.boolean() }),
  step: z.enum(['done', 'cardNeeded', 'authenticate']),
  clientSecret: z.string().nullable(),
})

/** Saves a test card, as the browser does. */
export const saveCard = async (person: Person, cardNumber: string = cards.pays): Promise<void> => {
  const { clientSecret } = await person.postOk(Setup, '/api/payment-methods/setup', {})
  const path = `/api/sandbox/setup-intents/${intentOf(clientSecret)}`
  const Step = z.object({ status: z.string() })
  const { status } = await person.postOk(Step, `${path}/confirm`, { clientSecret, cardNumber })
  if (status === 'requires_action')
    await person.postOk(Step, `${path}/authenticate`, { clientSecret, outcome: 'success' })
}

/** Switches an extra of a home; throws when it is refused. */
export const switchExtra = async (
  host: Person,
  listingId: string,
  code: ExtraCode,
  enabled = true,
): Promise<z.infer<typeof Switched>> => {
  const answer = await host.send('PUT', `/api/host/listings/${listingId}/extras/${code}`, { enabled })
  if (answer.status !== 200) throw new Error(`the extra answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return Switched.parse(answer.body)
}
