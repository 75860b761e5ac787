import { useRef, useState } from 'react'
import { useDraft } from '../../../lib/browser/use-draft.ts'

/** The guest's confirmation to be 18 or older, shared by dialog and checkout. Survives a reload. */
export const useAdultConfirmation = (listingId: string) => {
  const [adult, setAdult] = useDraft(`adult-${listingId}`)
  const [missed, setMissed] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const yes = adult !== ''
  return {
    yes,
    box: { ref, checked: yes, missed: missed && !yes, onChange: (on: boolean) => setAdult(on ? 'yes' : '') },
    /** Marks the checkbox as missed and focuses it. */
    ask: () => {
      setMissed(true)
      ref.current?.focus()
    },
    forget: () => setAdult(''),
  }
}
