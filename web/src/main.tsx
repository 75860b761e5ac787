import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { keepHandedAnswer } from './app/first-screen/handed-answer.ts'
import { fetchBegunPage } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'
import { createQueryClient } from './lib/api/query-client.ts'
import './styles/main.css'

const begin = async (): Promise<void> => {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const queries = createQueryClient()
  // An answer that does not fit is asked for again, as if none had come along.
  const handed = keepHandedAnswer(queries).catch(() => undefined)
  await Promise.all([startI18n(), fetchBegunPage(location.pathname), handed])
  const root = createRoot(container)
  // What the server sent stays on screen until all of this is drawn: no hurry that would keep the browser from listening.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queries={queries} />
      </StrictMode>,
    ),
  )
}

// Not awaited here: the pages that it fetches import from this very piece of the build.
void begin()
