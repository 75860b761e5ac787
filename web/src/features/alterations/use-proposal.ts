import { useState } from 'react'
import type { StayDraft } from '../../domain/stay/stay.ts'
import type { Trip } from '../../lib/api/model.ts'
import { type AlterationInput, useAlterationPreview, useProposeAlteration } from './use-alteration.ts'

/** The stay to be altered. */
export type AlterableStay = Pick<Trip, 'id' | 'checkIn' | 'checkOut' | 'guests'> & {
  listing: { id: string; title: string }
}

const isChange = (stay: AlterableStay, input: AlterationInput): boolean =>
  stay.checkIn !== input.checkIn ||
  stay.checkOut !== input.checkOut ||
  (['adults', 'children', 'babies', 'pets'] as const).some((kind) => stay.guests[kind] !== input.guests[kind])

/** The dates and guests being chosen for a stay, their price, and the action that proposes them. */
export const useProposal = (stay: AlterableStay, onProposed: () => void) => {
  const [draft, setDraft] = useState<StayDraft>({
    stay: { checkIn: stay.checkIn, checkOut: stay.checkOut },
    started: null,
  })
  const [guests, setGuests] = useState(stay.guests)
  const chosen = draft.stay
  const input = chosen && isChange(stay, { ...chosen, guests }) ? { ...chosen, guests } : null
  const preview = useAlterationPreview(stay.id, input)
  const propose = useProposeAlteration(stay.id, onProposed)
  const terms = input && !preview.isError ? preview.data : null
  return {
    draft,
    setDraft,
    guests,
    setGuests,
    /** What differs from the stay. Null while it is the same or incomplete. */
    input,
    preview,
    /** The price of `input`. Null until it is known. */
    terms,
    propose,
  }
}

export type Proposal = ReturnType<typeof useProposal>
