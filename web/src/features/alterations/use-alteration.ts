import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Stay } from '../../domain/stay/stay.ts'
import { answer, api } from '../../lib/api/client.ts'
import { fetchAgain } from '../../lib/api/fetch-again.ts'
import type { Alteration, GuestCounts } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** The other dates and guests of an alteration. */
export interface AlterationInput extends Stay {
  guests: GuestCounts
}

/** The newest alteration of a booking. Refetched on live notices. */
export const useAlteration = (bookingId: string) =>
  useQuery({
    queryKey: [...queryKeys.booking, bookingId, 'alteration'],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/bookings/{id}/alteration', { params: { path: { id: bookingId } }, signal })),
    staleTime: 0,
  })

/** Open alterations of stays in the signed-in host's homes. Refetched on live notices. */
export const useHostAlterations = () =>
  useQuery({
    queryKey: [...queryKeys.reservations, 'alterations'],
    queryFn: ({ signal }) => answer(api.GET('/api/host/alterations', { signal })),
    select: ({ items }) => items,
  })

/** A home's capacity, and whether pets are allowed. Undefined while it loads. */
export const useListingCapacity = (listingId: string) =>
  useQuery({
    queryKey: [...queryKeys.listing, listingId],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/{id}', { params: { path: { id: listingId } }, signal })),
    select: ({ maxGuests, rules }) => ({ maxGuests, pets: rules.petsAllowed }),
  })

/** The price of an alteration now. Fetched once `input` is given. */
export const useAlterationPreview = (bookingId: string, input: AlterationInput | null) =>
  useQuery({
    queryKey: [...queryKeys.alterationPreview, bookingId, input],
    enabled: input !== null,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      input &&
      answer(
        api.POST('/api/bookings/{id}/alteration-preview', { params: { path: { id: bookingId } }, body: input, signal }),
      ),
  })

/** Refetches everything that an alteration affects. */
const useRefresh = () => {
  const queries = useQueryClient()
  const stale = [queryKeys.booking, queryKeys.trips, queryKeys.reservations, queryKeys.availability]
  return () => Promise.all(stale.map((queryKey) => fetchAgain(queries, queryKey)))
}

/**
 * Proposes an alteration for the price difference on screen. When the server has another one, the preview is
 * refetched.
 */
export const useProposeAlteration = (bookingId: string, onProposed: () => void) => {
  const { t } = useTranslation('alterations')
  const problemText = useProblemText()
  const refresh = useRefresh()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: AlterationInput & { expectedDifference: number }) =>
      answer(
        api.POST('/api/bookings/{id}/alterations', {
          params: { path: { id: bookingId } },
          body: input,
        }),
      ),
    onSuccess: async () => {
      toastSuccess({ title: t('proposed') })
      await refresh()
      onProposed()
    },
    onError: (error) => {
      toastError({ title: t('failed'), description: problemText(error) })
      return Promise.all([refresh(), queries.invalidateQueries({ queryKey: queryKeys.alterationPreview })])
    },
  })
}

/** Accepts, declines or withdraws an alteration. `onAnswered` is called with the new status after the refetch. */
export const useAnswerAlteration = (id: string, onAnswered: (status: Alteration['status']) => void) => {
  const { t } = useTranslation('alterations')
  const problemText = useProblemText()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (verb: 'accept' | 'decline' | 'withdraw') =>
      answer(
        api.POST(`/api/alterations/{id}/${verb}`, {
          params: { path: { id } },
        }),
      ),
    onSuccess: async ({ status }) => {
      await refresh()
      onAnswered(status)
    },
    onError: (error) => {
      toastError({ title: t('failed'), description: problemText(error) })
      return refresh()
    },
  })
}

/** Fetches or creates the payment of an alteration's price difference. */
export const useAlterationPayment = (id: string) =>
  useQuery({
    queryKey: [...queryKeys.alterationPayment, id],
    queryFn: () =>
      answer(
        api.POST('/api/alterations/{id}/payment', {
          params: { path: { id } },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Returns a function that shows a toast and refetches after a payment. */
export const useAlterationPaid = () => {
  const { t } = useTranslation('alterations')
  const refresh = useRefresh()
  return () => {
    toastSuccess({ title: t('paid') })
    void refresh()
  }
}
