import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../lib/api/client.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'

const waits: readonly string[] = ['pending', 'host_approved', 'awaiting_payment']

/** One trip of the signed-in guest with its whole story; follows live notices. `hurried`: it was just paid, and is looked at until that is told. */
export const useTripHistory = (id: string, { hurried = false } = {}) =>
  useQuery({
    queryKey: [...queryKeys.booking, id, 'story'],
    queryFn: ({ signal }) => answer(api.GET('/api/trips/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (hurried && data && waits.includes(data.trip.status) ? 1500 : false),
  })

/** The receipt of a booking, as the signed-in person may read it: guest, host or admin. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.booking, id, 'receipt'],
    queryFn: ({ signal }) => answer(api.GET('/api/bookings/{id}/receipt', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** Where the receipt lies as a PDF, in the language on screen if it is one of its two. */
export const receiptPdf = (id: string, language: string): string =>
  `/api/bookings/${id}/receipt.pdf?lang=${language.startsWith('da') ? 'da' : 'en'}`

/** Where a confirmed stay lies as a calendar file, in the language on screen. */
export const calendarFile = (id: string, language: string): string =>
  `/api/trips/${id}/calendar.ics?lang=${language.startsWith('da') ? 'da' : 'en'}`
