import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alteration } from '../../lib/api/model.ts'
import { AlterationCard } from './alteration-card.tsx'
import { AlterationOutcome } from './alteration-outcome.tsx'
import { useHostAlterations } from './use-alteration.ts'

/** Open alterations of stays in a host's homes, the earliest deadline first. Renders nothing without any. */
export const AlterationPanel = () => {
  const { t } = useTranslation('alterations')
  const id = useId()
  const open = useHostAlterations()
  const [answered, setAnswered] = useState<Alteration['status'] | null>(null)
  const items = open.data ?? []
  if (items.length === 0 && answered === null) return null
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="mb-4 text-22">
        {t('panelTitle')}
      </h2>
      {answered === null ? null : (
        <div className="mb-4">
          <AlterationOutcome key={answered} outcome={answered} />
        </div>
      )}
      <ul className="grid gap-5">
        {items.map(({ alteration, stay }) => (
          <li key={alteration.id}>
            <AlterationCard
              alteration={alteration}
              stay={stay}
              side="host"
              other={stay.guestName ?? t('guestFallback', { ns: 'common' })}
              place={stay.listing.title}
              onAnswered={setAnswered}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
