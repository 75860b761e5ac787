import { countedGuests } from '@nordbo/stay-rules'
import { startTransition, useOptimistic, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useToday } from '../../lib/clock/use-now.ts'
import { guestsHints, type ListingHint, stayHint } from './address-hints.ts'
import { type GuestCounts, limitToCapacity, readGuests, twoAdults, writeGuests } from './guest-counts.ts'
import { readStay, type Stay, type StayDraft, writeStay } from './stay.ts'

export interface StayChoice {
  /** Both dates, once chosen. */
  stay: Stay | null
  /** The same, and the arrival of a stay that is being picked. */
  draft: StayDraft
  guests: GuestCounts
  today: string
  /** What of the address could not be used. */
  hints: readonly ListingHint[]
  setDates(draft: StayDraft): void
  setGuests(guests: GuestCounts): void
}

/**
 * Dates and guests of a home's page; they stand in the address, so that a link carries them. `pets` says whether animals
 * may come: where they may not, those of a link stay behind.
 */
export const useStayChoice = (capacity: number, pets: boolean): StayChoice => {
  const [address, setAddress] = useSearchParams()
  // The router draws a new address when it finds time; what is pressed until then is about what was chosen.
  const [params, setParams] = useOptimistic(address)
  const { state } = useLocation()
  const today = useToday()
  const stay = readStay(params, today)
  const [started, setStarted] = useState<string | null>(null)
  const asked = readGuests(params) ?? twoAdults
  const unfit = stayHint(params, today)
  const hints: ListingHint[] = [
    ...(unfit ? [unfit] : []),
    ...guestsHints(params),
    ...(countedGuests(asked) > capacity ? (['guestsOver'] as const) : []),
    ...(asked.pets > 0 && !pets ? (['petsLeft'] as const) : []),
  ]
  // A link may ask for more people than the home sleeps: the adults stay, children follow as far as there is room.
  const guests = { ...limitToCapacity(asked, capacity), pets: pets ? asked.pets : 0 }

  const change = (edit: (params: URLSearchParams) => void): void => {
    const next = new URLSearchParams(window.location.search)
    edit(next)
    startTransition(() => {
      setParams(next)
      // The step stays what it was: a dialog that was opened here is still closed by Back.
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
