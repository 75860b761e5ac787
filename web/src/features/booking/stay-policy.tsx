import { freeCancellationDays } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { policySentence } from '../../domain/cancellation/policy-sentence.ts'
import type { StayChoice } from '../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../lib/api/model.ts'
import { useFormat } from '../../lib/format/use-format.ts'

/** What cancelling the chosen stay would give back, in one sentence, before it is booked. */
export const StayPolicy = ({ home, choice: { stay, today } }: { home: ListingDetail; choice: StayChoice }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { cancellationPolicy: policy } = home
  const told = stay ? policySentence(policy, stay.checkIn, today, home.bookingMode === 'instant') : null
  return (
    <p className="border-t border-line pt-4 text-14 text-soft">
      <span className="font-semibold text-ink">
        {t('cancellation')}: {t(`policy.${policy}`)}.
      </span>{' '}
      {told
        ? t(`policyOne.${told.key}`, {
            free: told.free ? format.longDay(told.free) : '',
            half: format.longDay(told.half),
          })
        : t('policyFreeDays', { count: freeCancellationDays[policy] })}
    </p>
  )
}
