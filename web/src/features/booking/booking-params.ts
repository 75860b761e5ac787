import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'

/**
 * The booking dialog's parameters: `book` while dates are chosen, `booking` once a booking exists. Reload and Back
 * work.
 */
export interface BookingParams {
  open: boolean
  bookingId: string | null
  /** Opens the dialog; with `message` at the message to the host. */
  start(at?: 'message'): void
  follow(bookingId: string): void
  close(): void
}

export const useBookingParams = (): BookingParams => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const dialog = useDialogParam('book', ['booking'])
  const bookingId = params.get('booking')
  const change = useCallback(
    (edit: (next: URLSearchParams) => void) => {
      // Read from the window, because a recent choice may not be rendered yet.
      const next = new URLSearchParams(window.location.search)
      edit(next)
      setParams(next, { replace: true, preventScrollReset: true, state })
    },
    [setParams, state],
  )
  return {
    open: dialog.value !== null || bookingId !== null,
    bookingId,
    start: (at) => {
      // Without a history entry, because the dialog is already open.
      if (bookingId === null) dialog.open(at ?? '1')
      else
        change((next) => {
          next.delete('booking')
          next.set('book', at ?? '1')
        })
    },
    follow: (id) =>
      change((next) => {
        next.delete('book')
        next.set('booking', id)
      }),
    close: dialog.close,
  }
}
