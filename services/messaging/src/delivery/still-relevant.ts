import type { AlterationStatus, BookingView } from '@nordbo/contracts'

/** The states in which a reminder of an alteration is still true. */
const awaited: Readonly<Record<string, readonly AlterationStatus[]>> = {
  changeReminder: ['proposed'],
  changePaymentReminder: ['accepted', 'awaiting_payment'],
}

/** Whether a kind reminds of an alteration. */
export const remindsOfAlteration = (kind: string): boolean => kind in awaited

/** Whether a letter or push message about an alteration is still true. Other kinds than reminders always are. */
export const isStillAwaited = (kind: string, status: AlterationStatus): boolean =>
  awaited[kind]?.includes(status) ?? true

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
