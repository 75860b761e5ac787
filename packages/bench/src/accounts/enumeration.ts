import { randomUUID } from 'node:crypto'
import { signUp } from '@nordbo/testkit'
import { runStep } from '../console/print.ts'
import { send, timeOf } from './ask.ts'
import { type Comparison, compareTimes } from './rank-test.ts'

/** Whether the time of an answer tells if an address has an account. */
export interface Enumeration extends Comparison {
  /** What was asked. */
  of: string
  /** Whether its answer says so anyway, in words. */
  isOpen: boolean
}

/** Requests for known addresses, and as many for unknown ones. */
const requestsEach = 200
const warmUpEach = 20
/** People whose addresses are known: several, so that nothing of one is warmer than of nobody. */
const people = 20
const password = 'sommerhus-29'

const nobody = (): string => `${randomUUID()}@test.example`

interface Way {
  of: string
  isOpen: boolean
  statuses: readonly number[]
  ask(email: string): Promise<Response>
}

const waysAt = (url: string): Way[] => [
  {
    of: 'signing in with a wrong password',
    isOpen: false,
    statuses: [401],
    ask: (email) => send(url, '/api/auth/sign-in', { email, password: 'en-helt-anden-29' }),
  },
  {
    of: 'asking for a new password',
    isOpen: false,
    statuses: [202],
    ask: (email) => send(url, '/api/auth/forgot-password', { email }),
  },
  {
    of: 'signing up',
    isOpen: true,
    statuses: [201, 409],
    ask: (email) => send(url, '/api/auth/sign-up', { name: 'Gerda Gæst', email, password }),
  },
]

/** Asks for known and unknown addresses in turns; which is first changes each time, so that neither follows the other. */
const compare = async ({ of, isOpen, statuses, ask }: Way, known: readonly string[]): Promise<Enumeration> => {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []]
  for (let round = -warmUpEach; round < requestsEach; round++) {
    const person = known[Math.abs(round) % known.length] ?? ''
    const askKnown = async () => ofKnown.push(await timeOf(statuses, () => ask(person)))
    const askUnknown = async () => ofUnknown.push(await timeOf(statuses, () => ask(nobody())))
    for (const askOne of round % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await askOne()
  }
  return { of, isOpen, ...compareTimes(ofKnown.slice(warmUpEach), ofUnknown.slice(warmUpEach)) }
}

/** Measures whether the time of an answer tells if an address has an account (docs/product/people.md, Sign-in and Forgotten password). */
export const measureEnumeration = async (url: string): Promise<Enumeration[]> => {
  const known: string[] = []
  for (let person = 0; person < people; person++) known.push((await signUp(url)).email)
  const found: Enumeration[] = []
  for (const way of waysAt(url)) found.push(await runStep(way.of, () => compare(way, known)))
  return found
}
