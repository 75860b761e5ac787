import { useTranslation } from 'react-i18next'
import { CheckPill } from '../../ui/forms/check-pill.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type FieldFault, fieldId, limitsOf, type RuleNumber, ruleNumbers, type ValuesDraft } from './rule-draft.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

interface RuleFieldsProps {
  /** The index of the season; null for the home's own values. */
  season: number | null
  draft: ValuesDraft
  /** What applies where a field is empty. */
  defaults: Record<RuleNumber, string>
  faults: readonly FieldFault[]
  onChange: (values: Partial<ValuesDraft>) => void
}

/** Returns a function that words what is wrong with a field. */
export const useFaultText = (): ((faults: readonly FieldFault[], field: string) => string | undefined) => {
  const { t } = useTranslation('stayRules')
  return (faults, field) => {
    const found = faults.find((each) => each.field === field)
    if (!found) return undefined
    const name = ruleNumbers.find((each) => field.endsWith(each))
    const limits = name && limitsOf[name]
    return t(`fault.${found.fault}`, { least: limits?.least, most: limits?.most })
  }
}

const Weekdays = ({ season, draft, faults, onChange }: Omit<RuleFieldsProps, 'defaults'>) => {
  const { t, i18n } = useTranslation('stayRules')
  const faultText = useFaultText()
  const id = fieldId(season, 'arrivalDays')
  const error = faultText(faults, id)
  // 1 January 2024 was a Monday.
  const nameOf = (day: number): string => new Date(2024, 0, day).toLocaleDateString(i18n.language, { weekday: 'long' })
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2 text-14 font-semibold">{t('arrivalDays')}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <CheckPill
            key={day}
            checked={draft.arrivalDays.includes(day)}
            onChange={(checked) =>
              onChange({
                arrivalDays: weekdays.filter((each) => (each === day ? checked : draft.arrivalDays.includes(each))),
              })
            }
          >
            {nameOf(day)}
          </CheckPill>
        ))}
      </div>
      <p className="mt-2 text-14 text-soft">{t(season === null ? 'arrivalDaysHint' : 'arrivalDaysSeason')}</p>
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-14 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

/** The numbers and weekdays of a home's rule or of a season. */
export const RuleFields = ({ season, draft, defaults, faults, onChange }: RuleFieldsProps) => {
  const { t } = useTranslation('stayRules')
  const faultText = useFaultText()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-5 md:grid-cols-2">
        {ruleNumbers.map((name) => (
          <TextField
            key={name}
            id={fieldId(season, name)}
            label={t(name)}
            hint={season === null ? t(`hint.${name}`) : undefined}
            error={faultText(faults, fieldId(season, name))}
            value={draft[name]}
            placeholder={defaults[name]}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
      <Weekdays season={season} draft={draft} faults={faults} onChange={onChange} />
    </div>
  )
}
