import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'

export interface Login {
  email: string
  password: string
}

/** A person in their own browser context. */
export interface Visitor {
  context: BrowserContext
  page: Page
  /** The public API with this person's cookie. */
  api: Api
}

/** A person with an account. */
export interface Person {
  /** The public API with this person's cookie. */
  api: Api
  name: string
  login: Login
}

/** A signed-in person in their own browser context. */
export type Member = Visitor & Person

/** The public API as the web calls it: same origin, and every change with an idempotency key. */
export interface Api {
  get(path: string): Promise<unknown>
  /** Throws on an error answer. */
  post(path: string, body?: unknown): Promise<unknown>
  put(path: string, body?: unknown): Promise<unknown>
  patch(path: string, body: unknown): Promise<unknown>
}

/** The public API of a system; `saw` learns of every call. */
export const apiOf = (request: APIRequestContext, baseUrl: string, saw: (path: string) => void = () => {}): Api => {
  const change = async (method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): Promise<unknown> => {
    saw(path)
    const answer = await request.fetch(new URL(path, baseUrl).href, {
      method,
      headers: { origin: new URL(baseUrl).origin, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { data: body }),
    })
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? undefined : answer.json()
  }
  return {
    get: async (path) => {
      saw(path)
      return (await request.get(new URL(path, baseUrl).href)).json()
    },
    post: (path, body) => change('POST', path, body),
    put: (path, body) => change('PUT', path, body),
    patch: (path, body) => change('PATCH', path, body),
  }
}

/** A login without an account yet. */
export const newLogin = (): Login => ({ email: `${randomUUID()}@test.example`, password: 'klitrose-57' })

/** The demo logins (README). */
export const demoLogins = {
  guest: { email: 'gaest@nordbo.example', password: 'nordbo-demo' },
  host: { email: 'vaert@nordbo.example', password: 'nordbo-demo' },
  admin: { email: 'admin@nordbo.example', password: 'nordbo-demo' },
  hotel: { email: 'hotel@nordbo.example', password: 'nordbo-demo' },
} as const

export type RolePreference = 'guest' | 'host' | 'both'
