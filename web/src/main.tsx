import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { cacheServerAnswers } from './app/first-screen/cache-server-answers.ts'
import { prefetchPage } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import { allows, followChoice } from './lib/consent/consent.ts'
import { startCurrency } from './lib/format/shown-currency.ts'
import './styles/main.css'

/** Calls back once the person allows the browser to keep what is convenient (docs/product/data-rights.md, Consent). */
const onceAllowed = (act: () => void): void => {
  const check = (): void => {
    if (!allows('preferences')) return
    unfollow()
    act()
  }
  const unfollow = followChoice(check)
  check()
}

/** Makes the product usable without a network once the page stands. Built pages only: a development server has no service worker. */
const startOfflineLater = (queries: QueryClient): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator && 'caches' in window)) return
  const load = (): void =>
    // A lost chunk costs this visit nothing but the saving.
    void setTimeout(
      () =>
        void import('./app/offline/start-offline.ts').then(
          (offline) => offline.startOffline(queries),
          () => undefined,
        ),
      1000,
    )
  const start = (): void => onceAllowed(load)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

const begin = async (): Promise<void> => {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const queries = createQueryClient()
  // An embedded answer that does not parse is fetched instead.
  const cached = cacheServerAnswers(queries).catch(() => undefined)
  startCurrency()
  startOfflineLater(queries)
  const drawn = container.querySelector('[data-first-screen]')
  const [first] = await Promise.all([
    // Loaded ahead, because it runs the moment the first screen is replaced.
    drawn ? import('./app/first-screen/replay.ts') : undefined,
    startI18n(),
    prefetchPage(location.pathname),
    cached,
  ])
  const root = createRoot(container)
  // A transition keeps the server's screen visible and leaves the browser free to handle input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  )
  if (!drawn || !first) return
  new MutationObserver((_changes, watch) => {
    if (drawn.isConnected) return
    watch.disconnect()
    first.replay(drawn, document.body)
  }).observe(container, { childList: true })
}

// Not awaited: the pages that it fetches import from this chunk.
void begin()
