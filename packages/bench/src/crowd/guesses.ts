import { Worker } from 'node:worker_threads'
import { type BootedStack, signUp } from '@nordbo/testkit'
import { runStep } from '../console/print.ts'
import { percentile } from '../load/latencies.ts'
import type { MeasuredStack } from '../system/measured-stack.ts'
import { type GuessOrder, GuessReport, guessNetworks, signInFrom } from './guess-order.ts'

/** A person's searches beside guesses of a password. */
export interface GuessFigure extends GuessReport {
  /** Where the guesses come from. */
  from: string
  guesses: number
  searches: number
  /** ms. */
  p50: number
  p99: number
  /** Whether the person under attack signs in from their known browser meanwhile. */
  ownerSignsIn: boolean
}

const guesses = 10_000
const guessesAtOnce = 16
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
/** The address of the person under attack. */
const ownAddress = '198.51.100.8'

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
  const answer = await signInFrom(url, ownAddress, email, password)
  const known = answer.headers.getSetCookie().find((each) => each.startsWith('nordbo_device='))
  return { email, device: known?.split(';')[0] ?? '' }
}

/** Guesses in a thread of its own, whose work does not delay the person's searches. */
const startGuessing = (order: GuessOrder): Promise<GuessReport> =>
  new Promise((resolve, reject) => {
    const guesser = new Worker(new URL('./guess-program.ts', import.meta.url), { workerData: order })
    guesser.once('message', (report) => resolve(GuessReport.parse(report)))
    guesser.once('error', reject)
  })

/** Guesses one person's password, while another searches. */
const guess = async (url: string, many: boolean): Promise<GuessFigure> => {
  const { email, device } = await openVictim(url)
  let working = true
  const attack = startGuessing({ url, email, many, guesses, atOnce: guessesAtOnce }).finally(() => {
    working = false
  })
  const signIn = () => signInFrom(url, ownAddress, email, password, device)
  const owner = async (): Promise<boolean> => {
    const [first, last] = [await signIn(), await attack.then(signIn)]
    return first.status === 200 && last.status === 200
  }
  const [report, times, ownerSignsIn] = await Promise.all([attack, search(url, () => working), owner()])
  const from = many ? `${guessNetworks.toLocaleString('en')} networks` : 'one address'
  const figures = { searches: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
  return { from, guesses, ...report, ownerSignsIn, ...figures }
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
