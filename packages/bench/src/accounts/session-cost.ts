import { signUp } from '@nordbo/testkit'
import { measureHttp } from '../lines/measure.ts'
import { signIn } from '../market/sign-in.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** What a request costs the BFF with a session and without one, CPU ms. */
export interface SessionCost {
  with: number
  without: number
}

/** CPU of a session check on a warm BFF, ms, at most. */
export const sessionGoalMs = 0.2

const rounds = 3
const pace = { warmUpMs: 1_500, measureMs: 5_000, width: 8 }
/** An answer that is the same for everybody, and that the BFF keeps: what is left is the request itself. */
const question = { method: 'GET', path: '/api/currencies', input: {} } as const

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Measures the same request with a session and without, in turns. The difference is the check: cookie, cache and the person's own limit. */
export const measureSession = async (stack: MeasuredStack): Promise<SessionCost> => {
  const { id } = await signUp(stack.booted.url)
  await signIn(stack.booted.stack, [id])
  const bffMs = async (guestId: string | undefined): Promise<number> => {
    const questions = [guestId === undefined ? question : { ...question, guestId }]
    const { cpuMs } = await measureHttp(stack, { port: stack.booted.stack.port, questions, once: false }, pace)
    return cpuMs.bff ?? 0
  }
  const [signedIn, strangers]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    signedIn.push(await bffMs(id))
    strangers.push(await bffMs(undefined))
  }
  return { with: middle(signedIn), without: middle(strangers) }
}
