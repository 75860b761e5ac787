import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../lib/api/model.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { toneOf } from './trip-status.ts'

/** A trip's status, and whether the bank disputes its payment. */
export const TripBadges = ({
  trip: { status, disputed, takenBackByBank },
  children,
}: {
  trip: Pick<Trip, 'status' | 'disputed' | 'takenBackByBank'>
  children: ReactNode
}) => {
  const { t } = useTranslation('trips')
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={toneOf[status]}>{children}</Badge>
      {disputed ? <Badge tone="warning">{t('receipt.reason.dispute')}</Badge> : null}
      {takenBackByBank ? <Badge tone="warning">{t('takenBack.badge')}</Badge> : null}
    </div>
  )
}
