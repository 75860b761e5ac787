import { extraPriceOre, WantedExtra } from '@nordbo/listing-rules'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FormAnswers } from '../../../domain/listing-form/form-answers.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { toastInfo } from '../../../lib/toast/toast.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'

/** The monthly extras. They are only noted here and begin after the home is published (docs/product/listings.md, Extras). */
export const ExtrasStep = () => {
  const { t } = useTranslation('createListing')
  const format = useFormat()
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'extras' })
  const chosen = field.value ?? []
  const choose = (extra: WantedExtra, on: boolean): void => {
    field.onChange(on ? [...chosen, extra] : chosen.filter((each) => each !== extra))
    toastInfo({ title: t('extrasNote') })
  }
  return (
    <>
      <p className="text-soft">{t('extrasNote')}</p>
      <ul className="grid gap-3">
        {WantedExtra.options.map((extra) => (
          <li key={extra} className="rounded-card hairline border-line p-4">
            <Checkbox
              checked={chosen.includes(extra)}
              onChange={({ target }) => choose(extra, target.checked)}
              label={
                <span className="grid grow gap-0.5">
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <span className="font-semibold">{t(`extra.${extra}`)}</span>
                    <span className="tabular text-14">
                      {t('perMonth', { price: format.kroner(extraPriceOre[extra] / 100) })}
                    </span>
                  </span>
                  <span className="text-14 text-soft">{t(`extraText.${extra}`)}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}
