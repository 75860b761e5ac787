import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeclineText } from '../../../domain/bookings/use-decline-text.ts'
import type { PayableTrip } from '../../../lib/api/model.ts'
import { toastError, toastInfo, toastSuccess } from '../../../lib/toast/toast.ts'
import { closeAfterMs, findBookingNews } from './booking-step.ts'

/** Shows a waiting guest the result of their request, and closes after a refusal. */
export const useBookingNews = (booking: PayableTrip | undefined, onClose: () => void): void => {
  const { t } = useTranslation('booking')
  const declineText = useDeclineText()
  const before = useRef<PayableTrip['status']>(undefined)
  const close = useRef(onClose)
  close.current = onClose
  const status = booking?.status
  const reason = booking ? declineText(booking) : null
  useEffect(() => {
    if (!status) return
    const news = findBookingNews(before.current, status)
    before.current = status
    if (!news) return
    if (news === 'approved') return toastSuccess({ title: t('approved'), description: t('approvedText') })
    if (news === 'declined') toastError({ title: t('declined'), description: reason || t('declinedDefault') })
    else toastInfo({ title: t('expired'), description: t('expiredText') })
    const timer = window.setTimeout(() => close.current(), closeAfterMs)
    return () => window.clearTimeout(timer)
  }, [status, reason, t])
}
