import { ChevronRight, Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Card } from '../../ui/layout/card.tsx'

/** Where administrators start: the way to each of their pages. */
export const AdminPage = () => {
  const { t } = useTranslation('admin')
  usePageTitle(t('panel'))
  return (
    <div className="page page-to-[46rem] pt-8 md:pt-12">
      <h1 className="text-36 md:text-48">{t('panel')}</h1>
      <p className="mt-2 mb-6 text-soft">{t('panelLead')}</p>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          <li>
            <Link
              to="/admin/reconciliation"
              className="flex min-h-16 items-center gap-4 px-5 py-3.5 -outline-offset-2 transition-colors hover:bg-sunken md:px-7"
            >
              <Scale aria-hidden="true" className="size-5 shrink-0 text-primary" strokeWidth={1.75} />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t('title')}</span>
                <span className="block text-14 text-soft">{t('lead')}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
            </Link>
          </li>
        </ul>
      </Card>
    </div>
  )
}
