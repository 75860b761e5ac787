import { limits, Subcategory } from '@nordbo/listing-rules'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Select } from '../../../ui/forms/select.tsx'
import { Stepper } from '../../../ui/forms/stepper.tsx'
import { TextAnswer } from '../fields/text-answer.tsx'
import { emptyForm, type FormAnswers } from '../form-answers.ts'

const CapacityAnswer = ({ name }: { name: 'maxGuests' | 'bedrooms' | 'beds' | 'bathrooms' }) => {
  const { t } = useTranslation('createListing')
  const format = useFormat()
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name })
  const value = field.value ?? emptyForm[name] ?? 1
  return (
    <Stepper label={t(name)} {...limits[name]} value={value} shown={format.number(value)} onChange={field.onChange} />
  )
}

/** Title, type and capacity. */
export const DetailsStep = () => {
  const { t } = useTranslation('createListing')
  const { t: common } = useTranslation()
  const { control } = useFormContext<FormAnswers>()
  const { field } = useController({ control, name: 'subcategory' })
  return (
    <>
      <TextAnswer name="title" label={t('homeTitle')} hint={t('homeTitleHint')} />
      <Select
        label={t('type')}
        value={field.value ?? 'summerhouse'}
        options={Subcategory.options.map((value) => ({ value, label: common(`kind.${value}`) }))}
        onChoose={field.onChange}
      />
      <div className="divide-y divide-line">
        <CapacityAnswer name="maxGuests" />
        <CapacityAnswer name="bedrooms" />
        <CapacityAnswer name="beds" />
        <CapacityAnswer name="bathrooms" />
      </div>
    </>
  )
}
