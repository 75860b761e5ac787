import { useRef, useState } from 'react'
import { useDraft } from '../../lib/browser/use-draft.ts'

/** What the guest says of being 18 or older, in the dialog and at the checkout alike; a reload keeps it. */
export const useAdultConfirmation = (listingId: string) => {
  const [adult, setAdult] = useDraft(`adult-${listingId}`)
  const [missed, setMissed] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const yes = adult !== ''
  return {
    yes,
    box: { ref, checked: yes, missed: missed && !yes, onChange: (on: boolean) => setAdult(on ? 'yes' : '') },
    /** The order was sent without it: leads to the box. */
    ask: () => {
      setMissed(true)
      ref.current?.focus()
    },
    forget: () => setAdult(''),
  }
}
