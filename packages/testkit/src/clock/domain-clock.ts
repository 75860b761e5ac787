import { addDays, copenhagenDate } from '@nordbo/contracts'
import { z } from 'zod'
import type { Person } from '../people/person.ts'
import { visitor } from '../people/person.ts'
import { sendUntilAnswered } from '../people/send-until-answered.ts'

const Session = z.object({ now: z.iso.datetime() })

/** The current domain time. */
export const domainNow = async (stack: { url: string }): Promise<Date> =>
  new Date(Session.parse((await sendUntilAnswered(() => visitor(stack.url).get('/api/auth/session'))).body).now)

/** The date in Copenhagen by the domain clock. */
export const today = async (stack: { url: string }): Promise<string> => copenhagenDate(await domainNow(stack))

/** A stay from `inDays` days from today on. */
export const stayIn = async (stack: { url: string }, inDays: number, nights = 3): Promise<StayDates> => {
  const checkIn = addDays(await today(stack), inDays)
  return { checkIn, checkOut: addDays(checkIn, nights) }
}

/** Half-open: the night of `checkOut` is free. */
export interface StayDates {
  checkIn: string
  checkOut: string
}

/** Moves the domain clock of every process, which meets the deadlines that pass; an ISO 8601 duration such as PT25H. */
export const advanceClock = (admin: Person, duration: string): Promise<{ now: string }> =>
  admin.postOk(Session, '/api/sandbox/clock', { advance: duration })
