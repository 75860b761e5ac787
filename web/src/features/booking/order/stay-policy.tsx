import { freeCancellationDays } from '@nordbo/stay-rules'
import { useTranslation } from 'react-i18next'
import { policySentence } from '../../../domain/cancellation/policy-sentence.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { useFormat } from '../../../lib/format/use-format.ts'

/** The cancellation policy for the chosen stay in one sentence. */
export const StayPolicy = ({ home, choice: { stay, today } }: { home: ListingDetail; choice: StayChoice }) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { cancellationPolicy: policy } = home
  const sentence = stay ? policySentence(policy, stay.checkIn, today, home.bookingMode === 'instant') : null
  return (
    <p className="border-t border-line pt-4 text-14 text-soft">
      <span className="font-semibold text-ink">
        {t('cancellation')}: {t(`policy.${policy}`)}.
      </span>{' '}
      {sentence
        ? t(`policyOne.${sentence.key}`, {
            free: sentence.free ? format.longDay(sentence.free) : '',
            half: format.longDay(sentence.half),
          })
        : t('policyFreeDays', { count: freeCancellationDays[policy] })}
    </p>
  )
}
