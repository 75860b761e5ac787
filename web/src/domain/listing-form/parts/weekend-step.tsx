import { limits } from '@nordbo/listing-rules'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { NumberAnswer } from '../fields/number-answer.tsx'
import type { FormAnswers } from '../form-answers.ts'
import { weekendPrice } from '../price/example-stay.ts'

/** The markup of Friday and Saturday nights, with the price that it makes. */
export const WeekendStep = () => {
  const { t } = useTranslation('createListing')
  const format = useFormat()
  const [basePrice, percent] = useWatch<FormAnswers, ['basePrice', 'weekendPercent']>({
    name: ['basePrice', 'weekendPercent'],
  })
  const base = basePrice ?? 0
  return (
    <>
      <NumberAnswer name="weekendPercent" label={`${t('weekendPercent')} (%)`} {...limits.weekendPercent} />
      <dl className="grid gap-2 rounded-card bg-sunken p-5" aria-live="polite">
        <div className="flex justify-between gap-4 text-soft">
          <dt>{t('weekdayShown')}</dt>
          <dd className="tabular">{format.kroner(base)}</dd>
        </div>
        <div className="flex justify-between gap-4 text-18 font-semibold">
          <dt>{t('weekendShown')}</dt>
          <dd className="tabular" data-testid="weekend-price">
            {format.dkk(weekendPrice(base, percent ?? 0))}
          </dd>
        </div>
      </dl>
    </>
  )
}
