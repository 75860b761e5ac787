import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../lib/page/use-page-title.ts'
import { ButtonLink } from '../ui/button/button-link.tsx'

/** Fetched after the page, because it is heavier than the rest of it. */
const RememberedSearch = lazy(async () => ({ default: (await import('./remembered-search.tsx')).RememberedSearch }))

/** Shown for unknown addresses, with the search and a way home (docs/product/pages.md, Unknown addresses). */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell')
  usePageTitle(t('notFoundTitle'))
  return (
    <div className="page grid min-h-[70svh] content-center justify-items-center gap-5 py-16 text-center">
      <svg viewBox="0 0 240 96" fill="none" aria-hidden="true" className="w-60 text-primary">
        <path
          d="M72 66 120 24l48 42"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M8 84h74M158 84h74" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
        <path d="M100 84h6M118 84h5M136 84h4" stroke="var(--line-control)" strokeWidth="5" strokeLinecap="round" />
      </svg>
      <h1 className="text-36 md:text-48">{t('notFoundTitle')}</h1>
      <p className="max-w-[28rem] text-soft">{t('notFoundText')}</p>
      <div className="h-16 w-full md:h-19">
        <Suspense>
          <RememberedSearch className="w-full text-start" />
        </Suspense>
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{t('notFoundHome')}</ButtonLink>
        <ButtonLink to="/search" variant="outline">
          {t('notFoundSearch')}
        </ButtonLink>
      </div>
    </div>
  )
}
