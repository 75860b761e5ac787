import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { usePendingFavourite } from '../../domain/favourites/use-pending-favourite.ts'
import { fetchAccountTexts, fetchTexts } from '../../i18n/i18n.ts'
import { openConsent } from '../../lib/consent/consent.ts'
import { useLive } from '../../lib/live/use-live.ts'
import { loginEvent } from '../../lib/session/login.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { SkipLink } from '../../ui/button/skip-link.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Consents } from './consents.tsx'
import { Footer } from './footer.tsx'
import { PageFocus } from './page-focus.tsx'
import { ScrollMemory } from './scroll-memory.tsx'
import { StepUps } from './step-ups.tsx'
import { TopBar } from './top-bar.tsx'
import { useLocaleDialog } from './use-locale-dialog.ts'
import { useOwnAccessibility } from './use-own-accessibility.ts'
import { useOwnCurrency } from './use-own-currency.ts'

const Toaster = lazy(async () => ({ default: (await import('../../ui/feedback/toaster.tsx')).Toaster }))
const LoginDialog = lazy(async () => {
  const [{ LoginDialog }, { OtherWays }] = await Promise.all([
    import('../../features/auth/login-dialog.tsx'),
    import('../../features/auth/other-ways.tsx'),
    fetchAccountTexts(),
  ])
  return { default: (props: { onClose: () => void }) => <LoginDialog otherWays={OtherWays} {...props} /> }
})

const AdminButton = lazy(async () => {
  const [{ AdminButton }] = await Promise.all([import('./admin-button.tsx'), fetchTexts('admin')])
  return { default: AdminButton }
})

const LocaleDialog = lazy(async () => {
  const [{ LocaleDialog }] = await Promise.all([
    import('../../features/locale/locale-dialog.tsx'),
    fetchTexts('locale'),
  ])
  return { default: LocaleDialog }
})

/** What surrounds every page: bars, footer, toasts, login dialog, live updates. */
export const Shell = () => {
  const { user, has } = useSession()
  const [loginOpen, setLoginOpen] = useState(false)
  const [localeTab, closeLocale] = useLocaleDialog()
  useOwnCurrency(user)
  useOwnAccessibility(user?.id)
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
      <Footer onCookies={openConsent} />
      <BottomBar />
      <Consents />
      <Suspense>{has('admin') ? <AdminButton /> : null}</Suspense>
      <PageFocus />
      <ScrollMemory />
      <Suspense>
        <Toaster />
        {localeTab ? <LocaleDialog first={localeTab} onClose={closeLocale} /> : null}
        <StepUps />
        {loginOpen ? <LoginDialog onClose={() => setLoginOpen(false)} /> : null}
      </Suspense>
    </div>
  )
}
