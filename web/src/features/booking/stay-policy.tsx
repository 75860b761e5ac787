import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'
import { usePolicyLines } from '../../lib/use-policy-lines.ts'
import type { StayChoice } from '../../lib/use-stay-choice.ts'

/** What cancelling the chosen stay would give back, before it is booked. */
export const StayPolicy = ({ home, choice: { stay, today } }: { home: ListingDetail; choice: StayChoice }) => {
  const { t } = useTranslation('listing')
  const heading = useId()
  const { cancellationPolicy: policy } = home
  const lines = usePolicyLines(policy, stay, today)
  return (
    <section aria-labelledby={heading} className="grid gap-1 border-t border-line pt-4 text-14">
      <h3 id={heading} className="font-body text-14 font-semibold tracking-normal">
        {t('cancellation')}: {t(`policy.${policy}`)}
      </h3>
      <ul className="grid gap-1 text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
