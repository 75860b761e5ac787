import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { cacheServerAnswers } from './app/first-screen/cache-server-answers.ts'
import { fetchBegunPage } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import './styles/main.css'

const begin = async (): Promise<void> => {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const queries = createQueryClient()
  // An answer that does not fit is asked for again, as if none had come along.
  const handed = cacheServerAnswers(queries).catch(() => undefined)
  const drawn = container.querySelector('[data-first-screen]')
  const [first] = await Promise.all([
    // Needed in the very moment in which the first screen goes.
    drawn ? import('./app/first-screen/replay.ts') : undefined,
    startI18n(),
    fetchBegunPage(location.pathname),
    handed,
  ])
  const root = createRoot(container)
  // What the server sent stays on screen until all of this is drawn: no hurry that would keep the browser from listening.
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

// Not awaited here: the pages that it fetches import from this very piece of the build.
void begin()
