import { basename } from 'node:path'
import { type APIRequestContext, type BrowserContextOptions, test as base, expect } from '@playwright/test'
import { z } from 'zod'
import { chooseConsent } from './choose-consent.ts'
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
import { openReach, type Reach } from './reach.ts'
import { rememberToasts } from './toasts.ts'

/** Options of a test's own home. By default an instant one for four, at 1,000 DKK a night. */
export interface HomeOptions {
  mode?: 'instant' | 'request'
  maxGuests?: number
  priceOre?: number
  cleaningOre?: number
  requestAutoExpireHours?: number
  petsAllowed?: boolean
  discounts?: { weeklyPercent: number }
  /** The number of photos. Six by default. */
  pictures?: number
  /** The owner. A new person by default. */
  host?: Login
}

/** What tests get besides Playwright's own. */
export interface Kit {
  watch: PageMonitor
  reach: Reach
  /** A person without an account, in a new browser context. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>
  /** A person with a new account, in a new browser context, signed in through the API. */
  member(role?: RolePreference, options?: BrowserContextOptions): Promise<Member>
  /** A person with a new account but without a browser, which saves a fifth of a second. */
  person(role?: RolePreference): Promise<Person>
  /** Signs a browser context in through the API. */
  signIn(visitor: Visitor, login: Login): Promise<void>
  /** Creates an account without a browser. */
  account(role: RolePreference): Promise<Login>
  /** Creates a home in Skagen that only this test uses. */
  home(options?: HomeOptions): Promise<{ id: string }>
  /** Creates a stay that ended two days ago. */
  endedStay(home: { id: string }, guest: Login): Promise<{ id: string }>
  /** Fills an empty thread with messages, whose texts are by place. */
  longTalk(thread: string, count: number, special: Record<number, string>): Promise<void>
  /** Makes the next month of an extra due, or the next attempt to pay it. Nobody's clock moves. */
  renewal(home: { id: string }, code: string): Promise<void>
  /** Serves a calendar file as another site would. Returns its address. */
  calendarFile(calendar: string, file: string): Promise<string>
  /** Lets the last proof of who a person is be eleven minutes old, in all their sessions. */
  oldProof(login: Login): Promise<void>
  /** Lets the terms that a person agreed to be older than those in force. */
  oldTerms(login: Login): Promise<void>
  /** Gives a person a photo, as a sign-in provider does. */
  photo(login: Login, address: string): Promise<void>
  /** The amounts that the provider refunded for a booking, once the system has settled. Øre. */
  givenBack(bookingId: string): Promise<number[]>
  /** The public API, signed in as the demo administrator. */
  admin(): Promise<Api>
}

const address = (name: 'NORDBO_BASE_URL' | 'NORDBO_FIXTURE_URL'): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set: the system under test does not run`)
  return value
}

const Made = z.object({ id: z.string() })
const Address = z.object({ address: z.string() })
const Amounts = z.object({ amounts: z.array(z.int()) })

/** Calls the fixture server, for what no public route offers. */
const callFixtureServer = async (input: unknown): Promise<unknown> => {
  const answer = await fetch(address('NORDBO_FIXTURE_URL'), { method: 'POST', body: JSON.stringify(input) })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}

export const names = { guest: 'Gerda Gæst', host: 'Hans Vært', both: 'Bente Begge' } as const
/** Names that are shown until a stay is confirmed. */
export const firstNames = { guest: 'Gerda', host: 'Hans', both: 'Bente' } as const

/** Signs up a person with a verified mail address. */
const signUp = async (api: Api, role: RolePreference, login: Login): Promise<void> => {
  await api.post('/api/auth/sign-up', { name: names[role], ...login, rolePreference: role })
  await api.post('/api/sandbox/verified-email')
}

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

  reach: [
    async ({ browserName: _ }, use, { file, workerIndex }) => {
      const reach = openReach(process.env.NORDBO_REACH, `web/e2e/${basename(file)}`, workerIndex)
      await use(reach)
      reach.store()
    },
    { auto: true },
  ],

  context: async ({ context, watch, reach }, use) => {
    await chooseConsent(context)
    await rememberToasts(context)
    watch.follow(context)
    reach.follow(context)
    waitForHydration(context)
    await use(context)
  },

  visitor: async ({ browser, watch, reach }, use) => {
    const opened: Visitor[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext(options)
      await chooseConsent(context)
      await rememberToasts(context)
      watch.follow(context)
      reach.follow(context)
      waitForHydration(context)
      const visitor = {
        context,
        page: await context.newPage(),
        api: apiOf(context.request, address('NORDBO_BASE_URL'), reach.saw),
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
      const visited = await visitor(options)
      const login = newLogin()
      await signUp(visited.api, role, login)
      return { ...visited, name: names[role], login }
    })
  },

  person: async ({ playwright, reach }, use) => {
    const opened: APIRequestContext[] = []
    await use(async (role = 'guest') => {
      const request = await playwright.request.newContext()
      opened.push(request)
      const api = apiOf(request, address('NORDBO_BASE_URL'), reach.saw)
      const login = newLogin()
      await signUp(api, role, login)
      return { api, name: names[role], login }
    })
    await Promise.all(opened.map((request) => request.dispose()))
  },

  account: async ({ playwright, reach }, use) => {
    const request = await playwright.request.newContext()
    await use(async (role) => {
      const login = newLogin()
      await signUp(apiOf(request, address('NORDBO_BASE_URL'), reach.saw), role, login)
      return login
    })
    await request.dispose()
  },

  home: async ({ account }, use) => {
    await use(async ({ host, ...options } = {}) =>
      Made.parse(await callFixtureServer({ ...options, host: host ?? (await account('host')) })),
    )
  },

  endedStay: async ({ browserName: _ }, use) => {
    await use(async (endedAt, guest) => Made.parse(await callFixtureServer({ endedAt, guest })))
  },

  longTalk: async ({ browserName: _ }, use) => {
    await use(async (filled, count, special) => void (await callFixtureServer({ filled, count, special })))
  },

  renewal: async ({ browserName: _ }, use) => {
    await use(async (renewedAt, code) => void (await callFixtureServer({ renewedAt, code })))
  },

  calendarFile: async ({ browserName: _ }, use) => {
    await use(async (calendar, file) => Address.parse(await callFixtureServer({ calendar, file })).address)
  },

  oldProof: async ({ browserName: _ }, use) => {
    await use(async ({ email }) => void (await callFixtureServer({ oldProofOf: email })))
  },

  oldTerms: async ({ browserName: _ }, use) => {
    await use(async ({ email }) => void (await callFixtureServer({ oldTermsOf: email })))
  },

  photo: async ({ browserName: _ }, use) => {
    await use(async ({ email }, photo) => void (await callFixtureServer({ photographed: email, photo })))
  },

  givenBack: async ({ browserName: _ }, use) => {
    await use(async (refundsOf) => Amounts.parse(await callFixtureServer({ refundsOf })).amounts)
  },

  admin: async ({ playwright, reach }, use) => {
    const request = await playwright.request.newContext()
    await use(async () => {
      const api = apiOf(request, address('NORDBO_BASE_URL'), reach.saw)
      await api.post('/api/auth/sign-in', demoLogins.admin)
      return api
    })
    await request.dispose()
  },
})

export { expect }
