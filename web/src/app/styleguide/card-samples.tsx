import { useState } from 'react'
import { BankChallenge } from '../../domain/cards/bank-challenge.tsx'
import { CardEntry } from '../../domain/cards/card-entry.tsx'
import { CardExpiry } from '../../domain/cards/card-expiry.tsx'
import type { SavedCard } from '../../lib/api/model.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Sample } from './sample.tsx'

const card: SavedCard = {
  id: 'pm_sample',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  isDefault: true,
  createdAt: '2026-01-01T00:00:00Z',
}

/** Card payment: the form, the bank's question, how long a card is stored. */
export const CardSamples = () => {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Sample name="Card form: what it lacks is said when it is sent">
        <CardEntry submit="Betal 4.200 DKK" submitting="Behandler..." busy={busy} onSubmit={() => setBusy(true)}>
          <Checkbox label="Gem kortet til næste gang" />
        </CardEntry>
      </Sample>
      <Sample name="The bank's question takes the focus; a card that holds, and one that expired">
        {asked ? (
          <BankChallenge
            title="Godkend betalingen"
            text="Din bank vil vide, at det er dig, der betaler."
            approve="Godkend betaling"
            busy={false}
            onAnswer={() => setAsked(false)}
          />
        ) : (
          <Button variant="outline" onClick={() => setAsked(true)}>
            Lad banken spørge
          </Button>
        )}
        <p className="mt-5 flex flex-wrap gap-5">
          <CardExpiry card={card} />
          <CardExpiry card={{ ...card, expYear: 2024 }} />
        </p>
      </Sample>
    </div>
  )
}
