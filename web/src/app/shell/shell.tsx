import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { usePendingFavourite } from '../../domain/favourites/use-pending-favourite.ts'
import { useStoredFlag } from '../../lib/browser/use-stored-flag.ts'
import { useLive } from '../../lib/live/use-live.ts'
import { loginEvent } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { SkipLink } from '../../ui/button/skip-link.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { Footer } from './footer.tsx'
import { PageFocus } from './page-focus.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { StepUps } from './step-ups.tsx'
import { TopBar } from './top-bar.tsx'

const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/toaster.tsx')).Toaster }))
const LoginDialog = lazy(async () => ({ default: (await import('../../features/auth/login-dialog.tsx')).LoginDialog }))

/** What surrounds every page: bars, footer, toasts, login dialog, live updates. */
export const Shell = () => {
  const { user } = useSession()
  const [loginOpen, setLoginOpen] = useState(false)
  const [cookiesRead, setCookiesRead] = useStoredFlag('cookies-read')
  useLive(user?.id)
  usePendingFavourite(user?.id)
  useEffect(() => {
    const open = (): void => setLoginOpen(true)
    window.addEventListener(loginEvent, open)
    return () => window.removeEventListener(loginEvent, open)
  }, [])
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink target="main" />
      <TopBar />
      <main id="main" tabIndex={-1} className="min-h-svh grow outline-none">
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
      {cookiesRead ? null : <CookieNotice onRead={() => setCookiesRead(true)} />}
      <Footer
        onCookies={() => {
          setCookiesRead(false)
          // The notice is rendered by the next frame.
          requestAnimationFrame(() => document.getElementById('cookies')?.focus())
        }}
      />
      <BottomBar />
      <PageFocus />
      <ScrollMemory />
      <Suspense>
        <Toaster />
        <StepUps />
        {loginOpen ? <LoginDialog onClose={() => setLoginOpen(false)} /> : null}
      </Suspense>
    </div>
  )
}
