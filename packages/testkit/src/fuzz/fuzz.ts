import { today } from '../clock/domain-clock.ts'
import { type Person, visitor } from '../people/person.ts'
import { createRandom } from '../random/random.ts'
import type { BootedStack } from '../stack/boot-stack.ts'
import { readDescription } from './api-description.ts'
import { answerChecker, type FuzzAnswer, hangMs } from './check-answer.ts'
import { createValuePool, type ValueContext } from './fitting-values.ts'
import { type FuzzRequest, makeRequest } from './make-request.ts'

/** What to fuzz, and how often. */
export interface FuzzOptions {
  stack: BootedStack
  requests: number
  sideBySide: number
  seed: number
  /** Senders of the requests. Operations that end a session are sent by a spare person instead. */
  people: readonly Person[]
  /** Returns a signed-in person whose session may end. */
  spare(): Promise<Person>
  /** Texts that the system accepts, such as ids and secrets. */
  known: readonly string[]
}

/** Findings and coverage of a run. */
export interface FuzzReport {
  /** Each with everything needed to repeat the request; at most 50. */
  findings: string[]
  byStatus: Record<string, number>
  /** Operations that were answered with success at least once. */
  reached: Set<string>
  /** Operations that the API describes. */
  operations: Set<string>
  /** Operations whose own code answered a signed-in person: not with 401, 429 or 5xx. */
  entered: Set<string>
}

const send = async (baseUrl: string, person: Person, request: FuzzRequest): Promise<FuzzAnswer> => {
  const started = performance.now()
  const { method, body, headers } = request
  const response = await fetch(`${baseUrl}${request.url}`, {
    method,
    redirect: 'manual',
    headers: { origin: new URL(baseUrl).origin, ...(person.cookie ? { cookie: person.cookie } : {}), ...headers },
    ...(body === undefined || method === 'HEAD' ? {} : { body }),
    signal: AbortSignal.timeout(2 * hangMs),
  })
  const text = await response.text()
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, text, tookMs: performance.now() - started }
}

const inWords = (request: FuzzRequest, person: Person, what: string): string => {
  const body = request.body instanceof FormData ? 'a form' : JSON.stringify(request.body ?? null).slice(0, 1_500)
  return `${what}: ${request.method} ${request.url} as ${person.email || 'nobody'} ${JSON.stringify(request.headers)} ${body}`
}

/** Operations that end sessions of the caller, or change its roles or what it signs in with. */
const endsSession: ReadonlySet<string> = new Set([
  '/api/auth/change-password',
  '/api/me/sessions/{id}',
  '/api/me/sessions/end-others',
  '/api/auth/sign-up',
  '/api/auth/sign-in',
  '/api/auth/sign-out',
  '/api/me/roles/host',
])

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

/** Sends random requests that follow the API's own description, and compares every answer with it. */
export const fuzz = async (options: FuzzOptions): Promise<FuzzReport> => {
  const { stack, requests, sideBySide, seed, people } = options
  const stranger = visitor(stack.url)
  const api = readDescription((await stranger.get('/api/openapi.json')).body)
  const check = answerChecker(api)
  const pool = createValuePool(options.known)
  const report: FuzzReport = {
    findings: [],
    byStatus: {},
    reached: new Set(),
    entered: new Set(),
    operations: new Set(api.operations.map(nameOf)),
  }
  const date = await today(stack)
  const webhookSecret = stack.stack.secrets.webhook
  let number = 0

  const sendOne = async (): Promise<void> => {
    const random = createRandom(seed + number++ * 7_919)
    const context: ValueContext = { random, pool, api, today: date }
    const operation = random.pick(api.operations)
    const request = makeRequest(operation, context, webhookSecret)
    const person = endsSession.has(operation.path) ? await options.spare() : random.pick(people)
    const found = (what: string): void => {
      if (report.findings.length < 50) report.findings.push(inWords(request, person, what))
    }
    try {
      const answer = await send(stack.url, person, request)
      report.byStatus[answer.status] = (report.byStatus[answer.status] ?? 0) + 1
      // A request may be spoiled into another operation of its path.
      const sent = api.operations.find(({ path, method }) => path === operation.path && method === request.method)
      const problem = check(sent ?? operation, request.method, answer)
      if (problem) found(problem)
      if (person.cookie !== '' && answer.status !== 401 && answer.status !== 429 && answer.status < 500)
        report.entered.add(nameOf(operation))
      if (answer.status < 300 && answer.text !== '') {
        report.reached.add(nameOf(operation))
        pool.collect(JSON.parse(answer.text))
      }
    } catch (error) {
      found(error instanceof Error ? `${error.name} ${error.message} ${String(error.cause ?? '')}` : String(error))
    }
  }
  const worker = async (): Promise<void> => {
    while (number < requests) await sendOne()
  }
  await Promise.all(Array.from({ length: sideBySide }, worker))
  return report
}
