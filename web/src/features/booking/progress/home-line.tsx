import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { Photo } from '../../../ui/photos/photo.tsx'

interface HomeLineProps {
  home: Pick<PayableTrip['listing'], 'title' | 'city' | 'country' | 'photo'>
  children?: ReactNode
}

/** The home in one line with its photo. */
export const HomeLine = ({ home, children }: HomeLineProps) => {
  const { t } = useTranslation()
  return (
    <div className="flex items-center gap-4">
      {home.photo ? <Photo photo={home.photo} alt="" sizes="8rem" className="w-28 shrink-0 rounded-control" /> : null}
      <div className="min-w-0">
        <p dir="auto" className="text-match font-semibold break-words">
          {home.title}
        </p>
        <p className="text-14 text-soft">
          {home.city}, {t(`country.${home.country}`)}
        </p>
        {children}
      </div>
    </div>
  )
}
