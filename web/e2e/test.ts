import { type APIRequestContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { z } from 'zod'
import { waitForHydration } from './hydration.ts'
import { createPageMonitor, type PageMonitor } from './page-monitor.ts'
import {
  type Api,
  apiOf,
  demoLogins,
  type Login,
  type Member,
  newLogin,
  type Person,
  type RolePreference,
  type Visitor,
} from './people.ts'

/** What a test may want of a home of its own; instant, 1,000 DKK a night and for four unless wished otherwise. */
export interface HomeOptions {
  mode?: 'instant' | 'request'
  maxGuests?: number
  priceOre?: number
  cleaningOre?: number
  requestAutoExpireHours?: number
  petsAllowed?: boolean
  discounts?: { weeklyPercent: number }
  /** How many; six when left out. */
  pictures?: number
  /** Owner; somebody new when left out. */
  host?: Login
}

interface Kit {
  watch: PageMonitor
  /** Somebody without an account, in a browser of their own. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>
  /** Somebody with a new account, in a browser of their own, signed in without the form. */
  member(role?: RolePreference, options?: BrowserContextOptions): Promise<Member>
  /** Somebody with a new account who needs no browser: a page of their own costs a test a fifth of a second. */
  person(role?: RolePreference): Promise<Person>
  /** Signs a browser in without the form. */
  signIn(visitor: Visitor, login: Login): Promise<void>
  /** Opens an account without a browser. */
  account(role: RolePreference): Promise<Login>
  /** A home in Skagen that nobody else books. */
  home(wish?: HomeOptions): Promise<{ id: string }>
  /** A stay in a home that ended two days ago. */
  endedStay(home: { id: string }, guest: Login): Promise<{ id: string }>
  /** The amounts that the provider gave back of a booking's payments, once nothing moves any more; øre. */
  givenBack(bookingId: string): Promise<number[]>
  /** The public API as the demo administrator. */
  admin(): Promise<Api>
}

const address = (name: 'NORDBO_BASE_URL' | 'NORDBO_FIXTURE_URL'): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: the system under test does not run`)
  return value
}

const Made = z.object({ id: z.string() })
const Amounts = z.object({ amounts: z.array(z.int()) })

/** Calls the fixture server for what no public route offers. */
const callFixtureServer = async (wish: unknown): Promise<unknown> => {
  const answer = await fetch(address('NORDBO_FIXTURE_URL'), { method: 'POST', body: JSON.stringify(wish) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

export const names = { guest: 'Gerda Gæst', host: 'Hans Vært', both: 'Bente Begge' } as const
/** What people are called until a stay is confirmed. */
export const firstNames = { guest: 'Gerda', host: 'Hans', both: 'Bente' } as const

export const test = base.extend<Kit>({
  baseURL: ({ browserName: _ }, use) => use(address('NORDBO_BASE_URL')),

  watch: [
    async ({ browserName: _ }, use) => {
      const watch = createPageMonitor()
      await use(watch)
      expect(watch.faults(), 'nothing goes wrong behind the screen').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, watch }, use) => {
    watch.follow(context)
    waitForHydration(context)
    await use(context)
  },

  visitor: async ({ browser, watch }, use) => {
    const opened: Visitor[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      watch.follow(context)
      waitForHydration(context)
      const visitor = {
        context,
        page: await context.newPage(),
        api: apiOf(context.request, address('NORDBO_BASE_URL')),
      }
      opened.push(visitor)
      return visitor
    })
    await Promise.all(opened.map(({ context }) => context.close()))
  },

  signIn: async ({ browserName: _ }, use) => {
    await use(async ({ api }, login) => void (await api.post('/api/auth/sign-in', login)))
  },

  member: async ({ visitor }, use) => {
    await use(async (role = 'guest', options = {}) => {
      const somebody = await visitor(options)
      const login = newLogin()
      await somebody.api.post('/api/auth/sign-up', { name: names[role], ...login, rolePreference: role })
      return { ...somebody, name: names[role], login }
    })
  },

  person: async ({ playwright }, use) => {
    const opened: APIRequestContext[] = []
    await use(async (role = 'guest') => {
      const request = await playwright.request.newContext()
      opened.push(request)
      const api = apiOf(request, address('NORDBO_BASE_URL'))
      const login = newLogin()
      await api.post('/api/auth/sign-up', { name: names[role], ...login, rolePreference: role })
      return { api, name: names[role], login }
    })
    await Promise.all(opened.map((request) => request.dispose()))
  },

  account: async ({ playwright }, use) => {
    const request = await playwright.request.newContext()
    await use(async (role) => {
      const login = newLogin()
      await apiOf(request, address('NORDBO_BASE_URL')).post('/api/auth/sign-up', {
        name: names[role],
        ...login,
        rolePreference: role,
      })
      return login
    })
    await request.dispose()
  },

  home: async ({ account }, use) => {
    await use(async ({ host, ...wish } = {}) =>
      Made.parse(await callFixtureServer({ ...wish, host: host ?? (await account('host')) })),
    )
  },

  endedStay: async ({ browserName: _ }, use) => {
    await use(async (endedAt, guest) => Made.parse(await callFixtureServer({ endedAt, guest })))
  },

  givenBack: async ({ browserName: _ }, use) => {
    await use(async (refundsOf) => Amounts.parse(await callFixtureServer({ refundsOf })).amounts)
  },

  admin: async ({ playwright }, use) => {
    const request = await playwright.request.newContext()
    await use(async () => {
      const api = apiOf(request, address('NORDBO_BASE_URL'))
      await api.post('/api/auth/sign-in', demoLogins.admin)
      return api
    })
    await request.dispose()
  },
})

export { expect }
