import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Answer } from './answer.ts'
import { sendUntilAnswered } from './send-until-answered.ts'

/** A person who uses the public API like a browser: with a cookie, from the product's origin. */
export interface Person {
  /** Empty while signed out. */
  readonly id: string
  readonly email: string
  readonly cookie: string
  get(path: string): Promise<Answer>
  /** Sends a change, as JSON or as a form; a fresh idempotency key unless `key` is given. */
  send(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown, key?: string): Promise<Answer>
  /** Sends a POST and returns the body of a 2xx, parsed by `schema`; throws otherwise. */
  postOk<S extends z.ZodType>(schema: S, path: string, body?: unknown): Promise<z.output<S>>
}

const Problem = z.object({ code: z.string() })
const Opened = z.object({ user: z.object({ id: z.string() }) })

const person = (baseUrl: string, id: string, email: string, cookie: string): Person => {
  const ask = async (method: string, path: string, body?: unknown, key?: string): Promise<Answer> => {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'manual',
      headers: {
        origin: new URL(baseUrl).origin,
        ...(cookie ? { cookie } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
    return { status: response.status, headers: response.headers, body: json, code: Problem.safeParse(json).data?.code }
  }
  return {
    id,
    email,
    cookie,
    get: (path) => ask('GET', path),
    send: ask,
    postOk: async (schema, path, body) => {
      const answer = await ask('POST', path, body)
      if (answer.status >= 300)
        throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return schema.parse(answer.body)
    },
  }
}

/** A person without an account. */
export const visitor = (baseUrl: string): Person => person(baseUrl, '', '', '')

const cookieOf = (answer: Answer): string => (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''

/** Signs up a new account whose mail address is not verified. A retry takes another address, since signing up takes no idempotency key. */
export const signUpUnverified = async (
  baseUrl: string,
  rolePreference: 'guest' | 'host' | 'both' = 'guest',
): Promise<Person> => {
  const name = rolePreference === 'guest' ? 'Gerda Gæst' : 'Hans Vært'
  let email = ''
  const answer = await sendUntilAnswered(() => {
    email = `${rolePreference}-${randomUUID()}@test.example`
    const account = { name, email, password: 'sommerhus-29', rolePreference }
    return visitor(baseUrl).send('POST', '/api/auth/sign-up', account)
  })
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return person(baseUrl, Opened.parse(answer.body).user.id, email, cookieOf(answer))
}

/** Verifies a person's mail address without a mail. */
export const verifyMail = async (somebody: Person): Promise<void> => {
  const answer = await sendUntilAnswered(() => somebody.send('POST', '/api/sandbox/verified-email'))
  if (answer.status !== 200) throw new Error(`verifying answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** Signs up a new account with a verified mail address. */
export const signUp = async (baseUrl: string, rolePreference: 'guest' | 'host' | 'both' = 'guest'): Promise<Person> => {
  const made = await signUpUnverified(baseUrl, rolePreference)
  await verifyMail(made)
  return made
}

/** Signs in with an account that exists. */
export const signIn = async (baseUrl: string, email: string, password: string): Promise<Person> => {
  const answer = await sendUntilAnswered(() => visitor(baseUrl).send('POST', '/api/auth/sign-in', { email, password }))
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  return person(baseUrl, Opened.parse(answer.body).user.id, email, cookieOf(answer))
}
