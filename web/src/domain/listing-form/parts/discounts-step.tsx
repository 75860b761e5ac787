import { limits, proposedDiscounts } from '@nordbo/listing-rules'
import { copenhagenDate } from '@nordbo/stay-rules'
import type { ReactNode } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../../lib/clock/server-clock.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { NumberAnswer } from '../fields/number-answer.tsx'
import type { FormAnswers } from '../form-answers.ts'
import { exampleStay } from '../price/example-stay.ts'

type PercentName = keyof typeof proposedDiscounts

/** A discount that is off while its percentage is null (docs/product/money.md, Discounts). */
const Discount = ({
  name,
  label,
  note,
  children,
}: {
  name: PercentName
  label: string
  note: string
  children?: ReactNode
}) => {
  const { t } = useTranslation('createListing')
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name })
  const on = field.value !== null
  return (
    <section className="grid gap-3 rounded-card hairline border-line p-4">
      <Checkbox
        checked={on}
        onChange={({ target }) => field.onChange(target.checked ? proposedDiscounts[name] : null)}
        label={
          <span className="grid">
            <span className="font-semibold">{label}</span>
            <span className="text-14 text-soft">{note}</span>
          </span>
        }
      />
      {on ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberAnswer name={name} label={`${t('discountPercent')} (%)`} {...limits[name]} />
          {children}
        </div>
      ) : null}
    </section>
  )
}

/** What a week and a month cost with these prices. */
const Examples = () => {
  const { t } = useTranslation('createListing')
  const format = useFormat()
  const [basePrice, weekendPercent, weeklyPercent, monthlyPercent] = useWatch<
    FormAnswers,
    ['basePrice', 'weekendPercent', 'weeklyPercent', 'monthlyPercent']
  >({ name: ['basePrice', 'weekendPercent', 'weeklyPercent', 'monthlyPercent'] })
  const prices = { basePrice, weekendPercent, weeklyPercent, monthlyPercent }
  return (
    <section className="grid gap-3 rounded-card bg-sunken p-5">
      <h3 className="text-16 font-semibold">{t('exampleTitle')}</h3>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['week', 'month'] as const).map((kind) => {
          const stay = exampleStay(kind, prices, copenhagenDate(new Date(serverNow())))
          const range = format.range(stay.checkIn, stay.checkOut)
          return (
            <dl key={kind} data-testid={`example-${kind}`} className="grid content-start gap-1 text-14">
              <dt className="font-semibold">{t(`example.${kind}`)}</dt>
              <dd className="flex justify-between gap-3">
                <span>{t('exampleNights', { count: stay.nights, range })}</span>
                <span className="tabular">{format.dkk(stay.subtotal)}</span>
              </dd>
              {stay.percent > 0 ? (
                <dd className="flex justify-between gap-3 text-success">
                  <span>{t('exampleDiscount', { percent: stay.percent })}</span>
                  <span className="tabular">−{format.dkk(stay.discount)}</span>
                </dd>
              ) : null}
              <dd className="flex justify-between gap-3 border-t border-line pt-1 font-semibold">
                <span>{t('exampleTotal')}</span>
                <span className="tabular">{format.dkk(stay.total)}</span>
              </dd>
            </dl>
          )
        })}
      </div>
    </section>
  )
}

/** The four discounts, and what they make of a real week and a real month. */
export const DiscountsStep = () => {
  const { t } = useTranslation('createListing')
  const days = useWatch<FormAnswers, 'lastMinuteDays'>({ name: 'lastMinuteDays' })
  return (
    <>
      <p className="text-soft">{t('discountsNote')}</p>
      <Discount name="introPercent" label={t('discount.intro')} note={t('discount.introNote')}>
        <NumberAnswer name="introFirstN" label={t('introFirstN')} {...limits.introFirstN} />
      </Discount>
      <Discount
        name="lastMinutePercent"
        label={t('discount.lastMinute')}
        note={t('discount.lastMinuteNote', { days: days ?? 14 })}
      >
        <NumberAnswer name="lastMinuteDays" label={t('lastMinuteDays')} {...limits.lastMinuteDays} />
      </Discount>
      <Discount name="weeklyPercent" label={t('discount.weekly')} note={t('discount.weeklyNote')} />
      <Discount name="monthlyPercent" label={t('discount.monthly')} note={t('discount.monthlyNote')} />
      <Examples />
    </>
  )
}
