import type { ErrorCode } from '@nordbo/contracts'
import type { AnswerOf, Route } from './routes.ts'

/** A refusal (RFC 9457), by its code. */
export class Refusal {
  readonly code: ErrorCode
  readonly params: Record<string, unknown> | undefined

  constructor(code: ErrorCode, params?: Record<string, unknown>) {
    this.code = code
    this.params = params
  }
}

/** What arrives when something between browser and API fails. */
export class Broken {
  /** The status of a proxy's own answer; 0 when the connection is lost before any answer. */
  readonly status: number

  constructor(status: number) {
    this.status = status
  }
}

/** One answer: the body of a success, a refusal, or a broken connection. */
export type Reply<R extends Route> = AnswerOf<R> | Refusal | Broken

/** An answer that waits until the test lets it go. */
export class Held<R extends Route> {
  /** Resolves at the first request that waits for it. */
  readonly asked: Promise<void>
  /** Gives every request that waits its answer, and later ones at once. */
  readonly release: (reply: Reply<R>) => void
  readonly #given: Promise<Reply<R>>
  readonly #tellAsked: () => void

  constructor() {
    const asked = Promise.withResolvers<void>()
    const given = Promise.withResolvers<Reply<R>>()
    this.asked = asked.promise
    this.#tellAsked = asked.resolve
    this.release = given.resolve
    this.#given = given.promise
  }

  /** Waits for the answer, as the API does. */
  wait(): Promise<Reply<R>> {
    this.#tellAsked()
    return this.#given
  }
}

/** A request as the API got it. */
export interface Sent {
  method: string
  /** Without the query. */
  path: string
  /** What stands at the `{names}` of the route's path. */
  params: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON; of a form its fields, where a file is `{ name, type, size }`; undefined without a body. */
  body: unknown
}

/** How a route answers: always the same, or by request (`call` counts from 0), or when the test says so. */
export type Answering<R extends Route> =
  | Reply<R>
  | Held<R>
  | ((request: Sent, call: number) => Reply<R> | Held<R> | Promise<Reply<R>>)

/** Answers by route. */
export type Answers = { [R in Route]?: Answering<R> }

/** A refusal with the status of its code. `params` as the server sends them. */
export const refuse = (code: ErrorCode, params?: Record<string, unknown>): Refusal => new Refusal(code, params)

/** No answer arrives: the connection is lost. */
export const lost = (): Broken => new Broken(0)

/** A proxy's own answer without a body, such as 502. */
export const broken = (status: number): Broken => new Broken(status)

/** An answer of a route that waits for `release`. */
export const hold = <R extends Route>(_route: R): Held<R> => new Held<R>()

/** One answer after the other; the last one stays. */
export const inTurn =
  <T extends readonly [unknown, ...unknown[]]>(...all: T): ((request: Sent, call: number) => T[number]) =>
  (_request, call) =>
    all[Math.min(call, all.length - 1)]
