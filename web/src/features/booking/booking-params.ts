import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The booking dialog in the address: `book` while dates are chosen, `booking` once one exists. Reload and Back work. */
export interface BookingParams {
  open: boolean
  bookingId: string | null
  start(): void
  follow(bookingId: string): void
  close(): void
}

export const useBookingParams = (): BookingParams => {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (book: string | null, booking: string | null, replace: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of [
            ['book', book],
            ['booking', booking],
          ] as const) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  )
  const bookingId = params.get('booking')
  return {
    open: params.has('book') || bookingId !== null,
    bookingId,
    start: () => set('1', null, false),
    follow: (id) => set(null, id, true),
    close: () => set(null, null, true),
  }
}
