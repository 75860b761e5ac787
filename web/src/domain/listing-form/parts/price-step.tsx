import { limits } from '@nordbo/listing-rules'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckAnswer } from '../fields/check-answer.tsx'
import { NumberAnswer } from '../fields/number-answer.tsx'
import type { FormAnswers } from '../form-answers.ts'

const kroner = ({ least, most, step }: { least: number; most: number; step: number }) => ({
  least: least / 100,
  most: most / 100,
  step: step / 100,
})

/** The price of a weekday night, and cleaning. */
export const PriceStep = () => {
  const { t } = useTranslation('createListing')
  const included = useWatch<FormAnswers, 'cleaningIncluded'>({ name: 'cleaningIncluded' })
  return (
    <>
      <NumberAnswer name="basePrice" label={t('basePrice')} hint={t('basePriceHint')} {...kroner(limits.baseOre)} />
      <div className="grid gap-3">
        <CheckAnswer name="cleaningIncluded" label={t('cleaningIncluded')} />
        <NumberAnswer
          name="cleaningFee"
          label={t('cleaningFee')}
          hint={t('cleaningFeeHint')}
          disabled={included ?? false}
          {...kroner(limits.cleaningOre)}
        />
      </div>
    </>
  )
}
