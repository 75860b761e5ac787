import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Stay } from '../../domain/stay/stay.ts'
import { answer, api } from '../../lib/api/client.ts'
import type { Alteration, GuestCounts } from '../../lib/api/model.ts'
import { queryKeys } from '../../lib/api/query-keys.ts'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { toastError, toastSuccess } from '../../lib/toast/toast.ts'

/** Other dates and guests of a stay. */
export interface AlterationInput extends Stay {
  guests: GuestCounts
}

/** The newest change of a booking; follows live notices. */
export const useAlteration = (bookingId: string) =>
  useQuery({
    queryKey: [...queryKeys.booking, bookingId, 'alteration'],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/bookings/{id}/alteration', { params: { path: { id: bookingId } }, signal })),
    staleTime: 0,
  })

/** Open changes of stays in the signed-in host's homes; follows live notices. */
export const useHostAlterations = () =>
  useQuery({
    queryKey: [...queryKeys.reservations, 'alterations'],
    queryFn: ({ signal }) => answer(api.GET('/api/host/alterations', { signal })),
    select: ({ items }) => items,
  })

/** How many people a home sleeps and whether animals may come; undefined until it is known. */
export const useListingCapacity = (listingId: string) =>
  useQuery({
    queryKey: [...queryKeys.listing, listingId],
    queryFn: ({ signal }) => answer(api.GET('/api/listings/{id}', { params: { path: { id: listingId } }, signal })),
    select: ({ maxGuests, rules }) => ({ maxGuests, pets: rules.petsAllowed }),
  })

/** What a change would cost now; asked for as soon as there is one. */
export const useAlterationPreview = (bookingId: string, wish: AlterationInput | null) =>
  useQuery({
    queryKey: [...queryKeys.alterationPreview, bookingId, wish],
    enabled: wish !== null,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      wish &&
      answer(
        api.POST('/api/bookings/{id}/alteration-preview', { params: { path: { id: bookingId } }, body: wish, signal }),
      ),
  })

/** Everything that a change of a stay, or of its state, makes stale. */
const useRefresh = () => {
  const queries = useQueryClient()
  const stale = [queryKeys.booking, queryKeys.trips, queryKeys.reservations, queryKeys.availability]
  return () => Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Proposes a change for the difference that was shown; when it is another one by now, the new one is fetched. */
export const useProposeAlteration = (bookingId: string, onProposed: () => void) => {
  const { t } = useTranslation('alterations')
  const problemText = useProblemText()
  const refresh = useRefresh()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: AlterationInput & { expectedDifference: number }) =>
      answer(
        api.POST('/api/bookings/{id}/alterations', {
          params: { path: { id: bookingId } },
          body: wish,
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

/** Answers a change or takes it back; `onAnswered` hears what became of it once everything follows. */
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

/** The payment of what a change costs more; asking again finds the same one. */
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

/** Lets everything follow a payment that was just made. */
export const useAlterationPaid = () => {
  const { t } = useTranslation('alterations')
  const refresh = useRefresh()
  return () => {
    toastSuccess({ title: t('paid') })
    void refresh()
  }
}
