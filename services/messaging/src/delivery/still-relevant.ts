import type { BookingView } from '@nordbo/contracts'

/** Whether a letter or push message about a state that may pass is still true. Other kinds always are. */
export const isStillRelevant = (
  kind: string,
  { status, hostUnavailable, declineCode }: Pick<BookingView, 'status' | 'hostUnavailable' | 'declineCode'>,
): boolean => {
  if (kind === 'hostUnavailable') return hostUnavailable
  if (kind === 'hostBack') return status === 'confirmed' && !hostUnavailable
  if (kind === 'answerReminder') return status === 'pending_request'
  if (kind === 'paymentReminder') return status === 'host_approved' || status === 'awaiting_payment'
  if (kind === 'calendarConflict')
    return status === 'confirmed' || status === 'host_approved' || status === 'awaiting_payment'
  return kind !== 'requestEnded' || declineCode === 'guestUnavailable'
}
