import { firstTexts } from 'virtual:nordbo-texts/first'
import { copenhagenDate } from '@nordbo/stay-rules'
import { pageSlugs, writtenPaths } from '@nordbo/written-pages'
/** The server's entry into the web: a build of its own that draws pages before scripts run. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Route, Routes, StaticRouter } from 'react-router-dom'
import { FormSpace, WrittenPage } from '../../features/written-pages/written-page.tsx'
import { i18nOptions, type Language, languages } from '../../i18n/i18n.ts'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { ServerScreen } from '../../lib/browser/use-media-query.ts'
import { setServerNow } from '../../lib/clock/server-clock.ts'
import { type ShownCurrency, showCurrency } from '../../lib/format/shown-currency.ts'
import { HomeRoute } from '../pages/home.tsx'
import { HotelRoute } from '../pages/hotel.tsx'
import { HotelSearchRoute } from '../pages/hotel-search.tsx'
import { HotelsRoute } from '../pages/hotels.tsx'
import { ListingRoute } from '../pages/listing.tsx'
import { SearchRoute } from '../pages/search.tsx'
import { Shell } from '../shell/shell.tsx'
import { firstAnswersOf } from './first-answer.ts'
import { firstScreenUrl } from './first-screen-url.ts'

/** Homes that fit on a first screen. Scripts have loaded by the time a person scrolls further. */
const mostHomes = { phone: 6, wide: 12 } as const

/** Input of a drawing. */
export interface FirstScreen {
  /** Path and query, as {@link showsOf} returns them. */
  address: string
  /** ISO 8601. */
  now: string
  language: Language
  /** Null for amounts in DKK. */
  currency: ShownCurrency | null
  screen: 'phone' | 'wide'
  /** JSON answers to the paths of {@link asksFirst}. Placeholders are drawn where one is missing. */
  answers: readonly { path: string; answer: string }[]
}

const textsIn = (language: Language) => {
  const texts = createInstance()
  void texts.init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: firstTexts[language] ?? {} },
    initAsync: false,
  })
  return texts
}
const texts = new Map(languages.map((language) => [language, textsIn(language)]))

/** API paths and queries of the answers that a page is drawn from. `now` is ISO 8601. */
export const asksFirst = (address: URL, now: string): string[] =>
  firstAnswersOf(address, copenhagenDate(new Date(now))).map(({ path }) => path)

/**
 * Path and query reduced to what a first screen shows: the cache key of a drawing and its `address`. `now` is ISO
 * 8601.
 */
export const showsOf = (address: URL, now: string): string => {
  const { pathname, search } = firstScreenUrl(address, copenhagenDate(new Date(now)))
  return `${pathname}${search}`
}

const shortened = (json: string, screen: FirstScreen['screen']): object => {
  const answer: { items?: unknown[] } = JSON.parse(json)
  return answer.items ? { ...answer, items: answer.items.slice(0, mostHomes[screen]) } : answer
}

/**
 * Draws the page as a signed-out browser would first show it, as HTML. It is hidden on screens of another size.
 * Input on it is kept until the browser has drawn the page itself (replay.ts).
 */
export const drawFirstScreen = ({ address, now, language, currency, screen, answers }: FirstScreen): string => {
  setServerNow(now)
  showCurrency(currency)
  const queries = createQueryClient()
  const location = new URL(address, 'http://page')
  for (const expected of firstAnswersOf(location, copenhagenDate(new Date(now)))) {
    const answered = answers.find(({ path }) => path === expected.path)
    if (answered) expected.store(queries, shortened(answered.answer, screen), language)
  }
  try {
    return renderToString(
      <div data-first-screen="" lang={language} className={screen === 'phone' ? 'md:hidden' : 'max-md:hidden'}>
        <ServerScreen value={screen}>
          <I18nextProvider i18n={texts.get(language) ?? textsIn(language)}>
            <QueryClientProvider client={queries}>
              <StaticRouter location={location}>
                <Routes>
                  <Route element={<Shell />}>
                    <Route index element={<HomeRoute />} />
                    <Route path="search" element={<SearchRoute />} />
                    <Route path="listing/:id" element={<ListingRoute />} />
                    <Route path="hoteller" element={<HotelsRoute />} />
                    <Route path="hoteller/søg" element={<HotelSearchRoute />} />
                    {pageSlugs.map((slug) => (
                      <Route
                        key={slug}
                        path={writtenPaths[slug].slice(1)}
                        element={<WrittenPage slug={slug} form={slug === 'contact' ? <FormSpace /> : null} />}
                      />
                    ))}
                    <Route path="hoteller/:id" element={<HotelRoute />} />
                  </Route>
                </Routes>
              </StaticRouter>
            </QueryClientProvider>
          </I18nextProvider>
        </ServerScreen>
      </div>,
    )
  } finally {
    queries.clear()
  }
}
