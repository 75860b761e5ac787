import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fetchTexts } from '../../i18n/i18n.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { productName } from '../../lib/page/product-name.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { AccountButton } from './account-button.tsx'
import { DrawerButton } from './drawer-button.tsx'
import { LocaleButton } from './locale-button.tsx'
import { MainLinks } from './main-links.tsx'
import { useScrolled } from './use-scrolled.ts'

const Bell = lazy(async () => {
  const [{ Bell }] = await Promise.all([import('./bell.tsx'), fetchTexts('notifications')])
  return { default: Bell }
})

/** Pixels of scrolling after which the bar is set off from the page (docs/product/surface.md, Navigation). */
const standOutAfter = 20

export const TopBar = () => {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const scrolled = useScrolled(standOutAfter)
  return (
    <header
      className={classNames(
        'sticky top-0 z-30 bg-surface transition-[box-shadow,background-color]',
        scrolled ? 'border-b border-line' : 'border-b border-transparent',
      )}
      data-scrolled={scrolled}
    >
      <div className="page flex h-(--bar-height) items-center gap-1 lg:gap-4">
        <DrawerButton />
        <Link
          to="/"
          aria-label={t('toHome', { product: productName })}
          className="inline-flex min-h-11 items-center text-primary max-md:in-data-search-in-header:invisible"
        >
          <Wordmark />
        </Link>
        <nav aria-label={t('mainNavigation')} className="ms-6 hidden grow lg:block in-data-search-in-header:invisible">
          <MainLinks />
        </nav>
        <div className="ms-auto flex items-center gap-1">
          {/* Keeps its place while its code comes, so that nothing moves then. */}
          {user ? (
            <Suspense fallback={<span className="size-11" />}>
              <Bell />
            </Suspense>
          ) : null}
          <LocaleButton className="max-lg:hidden" />
          <AccountButton />
        </div>
      </div>
    </header>
  )
}
