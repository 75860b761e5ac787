import { randomUUID } from 'node:crypto'
import { type BootedStack, signUp } from '@nordbo/testkit'
import { runStep } from '../console/print.ts'
import { percentile } from '../load/latencies.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'

/** A person's searches beside guesses of a password. */
export interface GuessFigure {
  /** Where the guesses come from. */
  from: string
  guesses: number
  /** Answers to the guesses, by status. */
  answers: Record<string, number>
  /** Refusals for too many attempts that do not say when to come back. */
  withoutRetryAfter: number
  searches: number
  /** ms. */
  p50: number
  p99: number
  /** Whether the person under attack signs in from their known browser meanwhile. */
  ownerSignsIn: boolean
}

const guesses = 10_000
const guessesAtOnce = 16
/** Networks that guesses come from, if from many. */
const networks = 2_500
const aloneSearches = 1_500
/** The limits of production. One proxy is trusted, so that guesses can come from many addresses. */
const limits = {
  RATE_LIMIT_DOORS_PER_MINUTE: '60',
  SIGN_IN_LIMIT: '10',
  SIGN_IN_ACCOUNT_LIMIT: '50',
  SIGN_IN_NETWORK_LIMIT: '100',
  TRUST_PROXY: '127.0.0.1',
}
const password = 'sommerhus-29'

const signInFrom = (url: string, address: string, email: string, guess: string, cookie = ''): Promise<Response> =>
  fetch(new URL('/api/auth/sign-in', url), {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
    body: JSON.stringify({ email, password: guess }),
  })

/** The times of one person's searches, one after the other, while `goOn`. */
const search = async (url: string, goOn: (done: number) => boolean): Promise<Float64Array> => {
  const times: number[] = []
  while (goOn(times.length)) {
    const began = performance.now()
    const answer = await fetch(new URL(`/api/listings?guests=${1 + (times.length % 6)}`, url), {
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return Float64Array.from(times).sort()
}

/** A person, and the cookie by which their browser is known. */
const openVictim = async (url: string) => {
  const { email } = await signUp(url)
  const answer = await signInFrom(url, '198.51.100.8', email, password)
  const known = answer.headers.getSetCookie().find((each) => each.startsWith('nordbo_device='))
  return { email, device: known?.split(';')[0] ?? '' }
}

const addressOf = (place: number, many: boolean): string =>
  many ? `10.${(place % networks) >> 8}.${(place % networks) & 255}.9` : '203.0.113.66'

/** Guesses one person's password, while another searches. */
const guess = async (url: string, many: boolean): Promise<GuessFigure> => {
  const { email, device } = await openVictim(url)
  const answers: Record<string, number> = {}
  let [next, withoutRetryAfter] = [0, 0]
  const guesser = async (): Promise<void> => {
    while (next < guesses) {
      const place = next++
      const answer = await signInFrom(url, addressOf(place, many), email, randomUUID())
      await answer.arrayBuffer()
      answers[answer.status] = (answers[answer.status] ?? 0) + 1
      if (answer.status === 429 && answer.headers.get('retry-after') === null) withoutRetryAfter++
    }
  }
  const attack = Promise.all(Array.from({ length: guessesAtOnce }, guesser))
  const owner = async (): Promise<boolean> => {
    const [first, last] = [
      await signInFrom(url, '198.51.100.8', email, password, device),
      await attack.then(() => signInFrom(url, '198.51.100.8', email, password, device)),
    ]
    return first.status === 200 && last.status === 200
  }
  const [times, ownerSignsIn] = await Promise.all([search(url, () => next < guesses), owner()])
  const from = many ? `${networks.toLocaleString('en')} networks` : 'one address'
  const figures = { searches: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  return { from, guesses, answers, withoutRetryAfter, ownerSignsIn, ...figures }
}

/** Measures a person's searches alone, and beside 10,000 guesses of another's password from one address and from many. */
export const measureGuesses = async (stack: MeasuredStack): Promise<GuessFigure[]> => {
  await stack.restart(limits, ['bff', 'identity'])
  const { url }: Pick<BootedStack, 'url'> = stack.booted
  const alone = await runStep('searches alone', () => search(url, (done) => done < aloneSearches))
  const calm = { searches: alone.length, p50: percentile(alone, 0.5), p99: percentile(alone, 0.99) }
  return [
    { from: 'nowhere', guesses: 0, answers: {}, withoutRetryAfter: 0, ownerSignsIn: true, ...calm },
    await runStep('guesses from one address', () => guess(url, false)),
    await runStep('guesses from many networks', () => guess(url, true)),
  ]
}
