import { type PageSlug, writtenPaths } from '@nordbo/written-pages'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx'
import { useSession } from '../../lib/session/use-session.ts'
import { FooterColumn, FooterLink } from './footer-column.tsx'

const TermsNotice = lazy(async () => ({
  default: (await import('../../features/agreements/terms-notice.tsx')).TermsNotice,
}))

/** The label of each linked page. */
const columns = [
  {
    title: 'footerAbout',
    pages: { about: 'about', careers: 'careers', press: 'press', blog: 'blog', imprint: 'imprint' },
  },
  {
    title: 'footerHosting',
    pages: {
      'host-resources': 'hostResources',
      'host-guide': 'hostGuide',
      'host-insurance': 'hostInsurance',
      partner: 'partner',
    },
  },
  {
    title: 'footerHelp',
    pages: {
      help: 'help',
      safety: 'safety',
      cancellation: 'cancellation',
      contact: 'contact',
      accessibility: 'accessibility',
    },
  },
  { title: 'footerRules', pages: { terms: 'terms', cookies: 'cookies', fees: 'fees', ranking: 'ranking' } },
] as const satisfies { title: string; pages: Partial<Record<PageSlug, string>> }[]

const isSlug = (name: string): name is PageSlug => name in writtenPaths

/**
 * The newsletter's field, the written pages in columns (docs/product/surface.md, Navigation), and the notice of a change in those that
 * people agree to.
 */
export const FooterPages = () => {
  const { t } = useTranslation('written')
  const { termsChanged } = useSession()
  return (
    <>
      <div className="col-span-full mb-4 border-b border-line pb-8">
        <NewsletterForm />
      </div>
      {columns.map(({ title, pages }) => (
        <FooterColumn key={title} id={title} title={t(title)}>
          {title === 'footerHosting' ? <FooterLink to="/host/create" label={t('rent')} /> : null}
          {Object.entries(pages).map(([slug, label]) =>
            isSlug(slug) ? <FooterLink key={slug} to={writtenPaths[slug]} label={t(label)} /> : null,
          )}
        </FooterColumn>
      ))}
      <Suspense>{termsChanged ? <TermsNotice /> : null}</Suspense>
    </>
  )
}
