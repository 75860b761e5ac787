import { languageOf } from '@nordbo/texts'
import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/dom'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { expect } from 'vitest'
import { App } from '../src/app/app.tsx'
import { changeLanguage, currentLanguage, type Language, startI18n } from '../src/i18n/i18n.ts'
import { createQueryClient } from '../src/lib/api/query-client.ts'
import { setServerNow } from '../src/lib/clock/server-clock.ts'
import { type ShownCurrency, showCurrency } from '../src/lib/format/shown-currency.ts'
import { toastInfo } from '../src/lib/toast/toast.ts'
import { createFakeApi, type FakeApi } from './api/fake-api.ts'
import type { Answering, Answers, Sent } from './api/replies.ts'
import type { Route } from './api/routes.ts'
import { openedAddresses } from './browser/addresses.ts'
import { deleteCookie, storeCookie } from './browser/cookies.ts'
import { untilRendered } from './browser/rendering.ts'
import { type ScreenSize, showOn } from './browser/screen.ts'
import { endTimers } from './browser/timers.ts'
import { testNow } from './browser/window.ts'
import { defaultAnswers } from './default-answers.ts'
import { tellFault } from './faults.ts'
import { answerBy } from './network.ts'
import type { Person } from './people.ts'
import { aPersonsInput, type User } from './user.ts'

/** How a visit begins. */
export interface Visit {
  /** Path with query. */
  path: string
  /** Who is signed in; nobody by default. */
  person?: Person | null
  /** Answers of this test, over {@link defaultAnswers}. What has none and is asked fails the test. */
  answers?: Answers
  /** Danish by default. */
  language?: Language
  /** A wide one by default. */
  screen?: ScreenSize
  /** The currency of prices, as the server writes it into the page; DKK by default. */
  currency?: ShownCurrency
  /** Whether the browser has already chosen what it may keep; true by default. */
  consent?: boolean
}

/** The app as a test sees it. What is on screen is found by `screen`. */
export interface OpenApp {
  /** Clicks, types and tabs like a person. */
  user: User
  /** Fills a field at once, instead of what is in it: a hundredth of the time that `user.type` takes for each letter. */
  fill(field: Element, text: string): Promise<void>
  /** The requests of a route so far, the first one first. */
  requests(route: Route): Sent[]
  /** Changes how a route answers from now on. */
  answer<R extends Route>(route: R, answering: Answering<R>): void
  /** Somebody else is signed in from now on, for the API; null for nobody. Pages learn it when they ask. */
  signsIn(person: Person | null): void
  /** Waits until every request has its answer and the page knows it: for what does not happen. Not while an answer is held. */
  settled(): Promise<void>
  /** Loads the page anew: what the tab and the browser keep stays. */
  reload(): Promise<void>
  /** Where the app is: path, query and fragment. */
  address(): string
  /** Addresses outside the app, or loads of the page, that the app asked the browser for. */
  leftFor(): readonly string[]
}

const choice = 'nordbo_consent=2026-12.7d3c2f0a-1b7e-4c55-9c1e-2f6a8e4b9d10.1.0; path=/'

let started: Promise<void> | undefined
let mounted: { root: Root; queries: QueryClient } | undefined

const show = async (language: Language): Promise<void> => {
  // As the server writes them into the page.
  document.documentElement.lang = language
  document.documentElement.dir = languageOf(language).direction
  started ??= startI18n()
  await started
  if (currentLanguage() === language) return
  await changeLanguage(language)
  // A visit in a language has chosen none.
  localStorage.removeItem('nordbo_language')
  deleteCookie('nordbo_language')
}

/** Leaves the page: nothing of it goes on, and nothing of it stays. */
const leave = async (): Promise<void> => {
  answerBy(undefined)
  mounted?.root.unmount()
  toast.dismiss()
  // What effects have put on the page goes when they end.
  await untilRendered()
  mounted?.queries.clear()
  mounted = undefined
  endTimers()
}

const mount = async (api: FakeApi): Promise<void> => {
  await leave()
  answerBy(api)
  const container = document.createElement('div')
  container.id = 'root'
  document.body.replaceChildren(container)
  const queries = createQueryClient()
  const { queries: defaults } = queries.getDefaultOptions()
  // As many attempts as in a browser, without the pauses between them.
  queries.setDefaultOptions({ ...queries.getDefaultOptions(), queries: { ...defaults, retryDelay: 1 } })
  const root = createRoot(container)
  mounted = { root, queries }
  startTransition(() => root.render(<App queries={queries} />))
  await untilRendered()
}

/** Opens the whole app at an address, as `src/main.tsx` does, with a fake of the API behind it. */
export const openApp = async ({ path, answers = {}, ...visit }: Visit): Promise<OpenApp> => {
  let person = visit.person ?? null
  await leave()
  const api = createFakeApi({ ...defaultAnswers(() => person), ...answers }, tellFault)
  showOn(visit.screen ?? 'wide')
  showCurrency(visit.currency ?? null)
  setServerNow(testNow)
  if (visit.consent ?? true) storeCookie(choice)
  // A page of its own on the history: none lies above it, and steps on the way elsewhere are given up.
  history.pushState(null, '', path)
  await show(visit.language ?? 'da')
  await mount(api)
  const user = aPersonsInput()
  return {
    user,
    fill: async (field, text) => {
      await user.clear(field)
      if (text !== '') await user.paste(text)
    },
    requests: api.requests,
    answer: api.answer,
    signsIn: (next) => {
      person = next
    },
    settled: async () => {
      await waitFor(() => expect(api.underWay(), 'requests without an answer').toBe(0))
      // Through the same steps as a toast that an answer might cause.
      const last = `${path} has settled`
      toastInfo({ title: last })
      await screen.findByText(last)
      toast.dismiss(`info-${last}`)
      await waitFor(() => expect(screen.queryByText(last)).not.toBeInTheDocument())
    },
    reload: () => mount(api),
    address: () => `${location.pathname}${location.search}${location.hash}`,
    leftFor: () => openedAddresses,
  }
}

/** Closes the app of a test. */
export const closeApp = leave
