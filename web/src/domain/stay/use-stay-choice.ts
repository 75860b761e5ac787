import { countedGuests } from '@nordbo/stay-rules'
import { startTransition, useOptimistic, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useToday } from '../../lib/clock/use-now.ts'
import { guestsHints, type ListingHint, stayHint } from './address-hints.ts'
import { type GuestCounts, limitToCapacity, readGuests, twoAdults, writeGuests } from './guest-counts.ts'
import { readStay, type Stay, type StayDraft, writeStay } from './stay.ts'

export interface StayChoice {
  /** The chosen stay, null until both dates are chosen. */
  stay: Stay | null
  /** The stay, and the arrival of one that is being picked. */
  draft: StayDraft
  guests: GuestCounts
  today: string
  /** What of the address could not be used. */
  hints: readonly ListingHint[]
  setDates(draft: StayDraft): void
  setGuests(guests: GuestCounts): void
}

/**
 * Dates and guests of a home's page. They are stored in the address, so that a link contains them. Where `pets` is
 * false, pets in the address are ignored.
 */
export const useStayChoice = (capacity: number, pets: boolean): StayChoice => {
  const [address, setAddress] = useSearchParams()
  // The router updates the address in a transition. Until then presses act on the values just chosen.
  const [params, setParams] = useOptimistic(address)
  const { state } = useLocation()
  const today = useToday()
  const stay = readStay(params, today)
  const [started, setStarted] = useState<string | null>(null)
  const requested = readGuests(params) ?? twoAdults
  const datesHint = stayHint(params, today)
  const hints: ListingHint[] = [
    ...(datesHint ? [datesHint] : []),
    ...guestsHints(params),
    ...(countedGuests(requested) > capacity ? (['guestsOver'] as const) : []),
    ...(requested.pets > 0 && !pets ? (['petsLeft'] as const) : []),
  ]
  // A link may have more guests than the home sleeps.
  const guests = { ...limitToCapacity(requested, capacity), pets: pets ? requested.pets : 0 }

  const change = (edit: (params: URLSearchParams) => void): void => {
    const next = new URLSearchParams(window.location.search)
    edit(next)
    startTransition(() => {
      setParams(next)
      // The history state is kept, so that Back still closes a dialog that was opened here.
      setAddress(next, { replace: true, preventScrollReset: true, state })
    })
  }
  return {
    stay,
    draft: { stay, started },
    guests,
    today,
    hints,
    setDates: (draft) => {
      setStarted(draft.started)
      if (draft.stay?.checkIn !== stay?.checkIn || draft.stay?.checkOut !== stay?.checkOut)
        change((next) => writeStay(next, draft.stay))
    },
    setGuests: (next) => change((query) => writeGuests(query, next)),
  }
}
