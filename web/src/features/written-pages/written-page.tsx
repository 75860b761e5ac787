import type { PageSlug } from '@nordbo/written-pages'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { WrittenPage as Page } from '../../lib/api/model.ts'
import { classNames } from '../../lib/browser/class-names.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/page-spinner.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Prose } from './prose.tsx'
import { Questions } from './questions.tsx'
import { useWrittenPage } from './use-written-page.ts'

/** Sections that make a table of contents worth its place. */
const fewestListed = 3

const Contents = ({ sections }: Pick<Page, 'sections'>) => {
  const { t } = useTranslation('written')
  return (
    <nav aria-label={t('contents')} className="mt-8 print:hidden lg:sticky lg:top-28 lg:mt-0 lg:self-start">
      <p aria-hidden="true" className="text-14 font-semibold">
        {t('contents')}
      </p>
      <ul className="mt-1 text-14">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Changes = ({ changes }: Pick<Page, 'changes'>) => {
  const { t } = useTranslation('written')
  const { longDay } = useFormat()
  return (
    <section aria-labelledby="page-changes" className="mt-10 border-t border-line pt-6">
      <h2 id="page-changes" className="text-18">
        {t('changes')}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[auto_1fr]">
        {changes.map(({ version, date, text }) => (
          <div key={version} className="contents">
            <dt className="text-soft">
              {t('version', { number: version })} · {longDay(date)}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Scrolls to the part that the address names, once the page is there. */
const useAnchor = (ready: boolean): void => {
  const { hash } = useLocation()
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [ready, hash])
}

/** The space of a form that is not there yet. */
export const FormSpace = () => <Skeleton className="my-8 h-[40rem]" />

/** The text of a page, with a form after its first words. */
const Text = ({ html, form }: { html: string; form: ReactNode }) => {
  if (!form) return <Prose html={html} />
  const end = html.indexOf('<h2')
  return (
    <>
      <Prose html={end < 0 ? html : html.slice(0, end)} />
      <Suspense fallback={<FormSpace />}>{form}</Suspense>
      {end < 0 ? null : <Prose html={html.slice(end)} />}
    </>
  )
}

/** A page of prose (docs/product/pages.md), and its form if it has one. */
export const WrittenPage = ({ slug, form }: { slug: PageSlug; form?: ReactNode }) => {
  const { t } = useTranslation('written')
  const { longDay } = useFormat()
  const query = useWrittenPage(slug)
  const page = query.data
  usePageTitle(page?.title)
  useAnchor(page !== undefined)
  if (query.isPending) return <PageSpinner />
  if (!page)
    return (
      <div className="page pt-10">
        <ErrorState
          title={t('failed')}
          error={query.error}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      </div>
    )
  const listed = page.sections.length >= fewestListed
  return (
    <div className="page pt-6 md:pt-12 lg:grid lg:grid-cols-[minmax(0,46rem)_1fr] lg:gap-x-16">
      <div className="lg:col-span-2">
        <h1 className="text-36 md:text-48">{page.title}</h1>
        {page.questions.length > 0 ? <p className="mt-3 max-w-[46rem] text-18">{page.description}</p> : null}
        <p className="mt-2 text-14 text-soft">{t('updated', { date: longDay(page.updated) })}</p>
      </div>
      {listed ? (
        <div
          className={classNames(
            'lg:order-last lg:row-start-2 lg:col-start-2',
            // On phones the search comes first, and the topics follow it.
            page.questions.length > 0 && 'max-lg:hidden',
          )}
        >
          <Contents sections={page.sections} />
        </div>
      ) : null}
      <article className="mt-6 lg:row-start-2">
        {page.questions.length > 0 ? <Questions page={page} /> : <Text html={page.html} form={form} />}
        {page.changes.length > 0 ? <Changes changes={page.changes} /> : null}
      </article>
    </div>
  )
}
