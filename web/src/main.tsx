import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { fetchBegunPage } from './app/router.tsx'
import { startI18n } from './i18n/i18n.ts'
import './styles/main.css'

const begin = async (): Promise<void> => {
  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  await Promise.all([startI18n(), fetchBegunPage(location.pathname)])
  const root = createRoot(container)
  // What the server sent stays on screen until all of this is drawn: no hurry that would keep the browser from listening.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
}

// Not awaited here: the pages that it fetches import from this very piece of the build.
void begin()
