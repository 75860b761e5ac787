import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Hotel } from '../../../lib/api/model.ts'

const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** The path of the search of a city, as breadcrumbs and destinations write it (docs/product/listings.md, Hotels). */
export const cityPath = (city: string): string => `/hoteller/søg?${new URLSearchParams({ city }).toString()}`

/** Hotels, the city and the hotel. */
export const Breadcrumb = ({ hotel }: { hotel: Hotel }) => {
  const { t } = useTranslation('hotels')
  const next = <ChevronRight aria-hidden="true" className="size-4 shrink-0 rtl:-scale-x-100" />
  return (
    <nav aria-label={t('breadcrumb')} className="py-2 text-14 text-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        <li>
          <Link to="/hoteller" className={link}>
            {t('hotels', { ns: 'shell' })}
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          {next}
          <Link to={cityPath(hotel.city)} className={link}>
            {hotel.city}
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-1.5">
          {next}
          <span aria-current="page" className="truncate text-ink">
            {hotel.name}
          </span>
        </li>
      </ol>
    </nav>
  )
}
