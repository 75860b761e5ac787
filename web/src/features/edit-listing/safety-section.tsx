import { useController, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Disclosures } from '../../domain/listing-form/parts/disclosures.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { EditForm } from './edit-form.ts'

const equipment = ['smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher', 'firstAidKit'] as const
const allowances = ['petsAllowed', 'childrenWelcome', 'smokingAllowed', 'partiesAllowed'] as const
type Flag = (typeof equipment)[number] | (typeof allowances)[number]
type Time = 'quietFrom' | 'quietTo' | 'checkInFrom' | 'checkOutBefore'

const FlagAnswer = ({ name }: { name: Flag }) => {
  const { t } = useTranslation('editListing')
  const { control } = useFormContext<EditForm>()
  const { field } = useController({ control, name })
  return (
    <Checkbox
      label={t(`field.${name}`)}
      checked={field.value}
      onChange={({ target }) => field.onChange(target.checked)}
    />
  )
}

const TimeAnswer = ({ name }: { name: Time }) => {
  const { t } = useTranslation('editListing')
  const { control } = useFormContext<EditForm>()
  const { field } = useController({ control, name })
  const { errors } = useFormState({ control, name })
  const optional = name === 'quietFrom' || name === 'quietTo'
  const error = errors[name] ? t(optional ? 'wrong.quiet' : 'wrong.time') : undefined
  return <TextField {...field} id={name} type="time" label={t(`field.${name}`)} error={error} />
}

const Additional = () => {
  const { t } = useTranslation('editListing')
  const { control } = useFormContext<EditForm>()
  const { field } = useController({ control, name: 'additional' })
  const { errors } = useFormState({ control, name: 'additional' })
  const error = errors.additional ? t('wrong.additional') : undefined
  return (
    <TextArea
      {...field}
      id="additional"
      label={t('field.additional')}
      hint={t('additionalHint')}
      maxLength={1_000}
      error={error}
    />
  )
}

const heading = 'mb-1 text-16 font-semibold'

/** What guests must know, what is there for safety, and the house rules. */
export const SafetySection = () => {
  const { t } = useTranslation('editListing')
  return (
    <>
      <Disclosures />
      <fieldset className="grid gap-1">
        <legend className={heading}>{t('equipment')}</legend>
        {equipment.map((name) => (
          <FlagAnswer key={name} name={name} />
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className={heading}>{t('houseRules')}</legend>
        {allowances.map((name) => (
          <FlagAnswer key={name} name={name} />
        ))}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <TimeAnswer name="checkInFrom" />
        <TimeAnswer name="checkOutBefore" />
        <TimeAnswer name="quietFrom" />
        <TimeAnswer name="quietTo" />
      </div>
      <Additional />
    </>
  )
}
