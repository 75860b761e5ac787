import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/page/use-page-title.ts'
import { Mark } from '../ui/brand/mark.tsx'
import { Button } from '../ui/button/button.tsx'

/** Shown after a crash. Drafts survive, because their fields store them. */
export const CrashPage = () => {
  const { t } = useTranslation('shell')
  usePageTitle(t('crashTitle'))
  return (
    <main className="page grid min-h-svh place-content-center justify-items-center gap-4 text-center">
      <Mark className="size-14 text-primary" />
      <h1 className="text-36">{t('crashTitle')}</h1>
      <p className="max-w-reading text-soft">{t('crashText')}</p>
      <Button onClick={() => window.location.reload()}>{t('crashReload')}</Button>
    </main>
  )
}
