import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../lib/api/client.ts'
import { queryKeys } from '../../../lib/api/query-keys.ts'

const waits: readonly string[] = ['pending', 'host_approved', 'awaiting_payment']

/**
 * One trip of the signed-in guest with its history. Refetched on live notices. `poll` refetches a just-paid trip
 * until its payment is confirmed.
 */
export const useTripHistory = (id: string, { poll = false } = {}) =>
  useQuery({
    queryKey: [...queryKeys.booking, id, 'story'],
    queryFn: ({ signal }) => answer(api.GET('/api/trips/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (poll && data && waits.includes(data.trip.status) ? 1500 : false),
  })

/** The receipt of a booking, for its guest, its host or an administrator. */
export const useReceipt = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.booking, id, 'receipt'],
    queryFn: ({ signal }) => answer(api.GET('/api/bookings/{id}/receipt', { params: { path: { id } }, signal })),
    staleTime: 0,
  })

/** The path of the receipt as a PDF. */
export const receiptPdf = (id: string, language: string): string => `/api/bookings/${id}/receipt.pdf?lang=${language}`

/** The path of a confirmed stay as a calendar file. */
export const calendarFile = (id: string, language: string): string => `/api/trips/${id}/calendar.ics?lang=${language}`
