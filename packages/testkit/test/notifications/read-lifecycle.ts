import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const folder = new URL('../../../../services/booking/src/lifecycle/', pathToFileURL(import.meta.filename))
const Transitions = z.object({
  transitions: z.array(z.object({ from: z.string(), command: z.string(), to: z.string() })),
})
const States = z.object({ eventOf: z.record(z.string(), z.string()) })

/** Every transition of a booking to another state, with its event. */
export const readLifecycle = async () => {
  const { transitions } = Transitions.parse({ ...(await import(new URL('booking-transitions.ts', folder).href)) })
  const { eventOf } = States.parse({ ...(await import(new URL('booking-states.ts', folder).href)) })
  return transitions.filter(({ from, to }) => from !== to).map((move) => ({ ...move, event: eventOf[move.to] ?? '' }))
}
