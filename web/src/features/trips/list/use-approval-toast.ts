import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Trip } from '../../../lib/api/model.ts'
import { toastSuccess } from '../../../lib/toast/toast.ts'
import { newlyApproved } from '../status/trip-status.ts'

/** Shows 'Booking godkendt!' when a trip on the page is approved. */
export const useApprovalToast = (trips: readonly Trip[]): void => {
  const { t } = useTranslation('trips')
  const before = useRef<ReadonlyMap<string, Trip['status']>>(new Map())
  useEffect(() => {
    if (newlyApproved(before.current, trips).length > 0) toastSuccess({ title: t('approvedToast') })
    before.current = new Map(trips.map((trip) => [trip.id, trip.status]))
  }, [trips, t])
}
