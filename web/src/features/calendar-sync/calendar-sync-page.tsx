import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ExportSection } from './export-section.tsx'
import { ImportSection } from './import-section.tsx'
import { useHomeTitle } from './use-calendar-sync.ts'

/** The page on which a home's calendar is shared with other sites, and theirs are imported. */
export const CalendarSyncPage = ({ listingId }: { listingId: string }) => {
  const { t } = useTranslation('calendarSync')
  const home = useHomeTitle(listingId)
  usePageTitle(t('title'))
  return (
    <div className="page page-to-[59rem] pt-8 pb-16 md:pt-12">
      <Link
        to={`/host/dashboard/calendar?home=${listingId}`}
        className="mb-2 inline-flex min-h-11 items-center gap-2 text-14 font-medium text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {t('toCalendar')}
      </Link>
      <h1 className="text-36 md:text-48">{t('title')}</h1>
      {home ? <p className="mt-1 text-18 wrap-anywhere">{home}</p> : null}
      <p className="mt-2 mb-9 max-w-reading text-soft">{t('lead')}</p>
      <div className="grid grid-cols-1 gap-12">
        <ExportSection key={`export ${listingId}`} listingId={listingId} />
        <ImportSection key={`import ${listingId}`} listingId={listingId} />
      </div>
    </div>
  )
}
