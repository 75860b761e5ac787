import { ruleLimits } from '@nordbo/stay-rules'
import { CalendarPlus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { type FieldFault, fieldId, newSeason, type RuleDraft, type RuleNumber, type SeasonDraft } from './rule-draft.ts'
import { RuleFields, useFaultText } from './rule-fields.tsx'

interface SeasonListProps {
  draft: RuleDraft
  /** What applies where a field of a season is empty. */
  defaults: Record<RuleNumber, string>
  faults: readonly FieldFault[]
  today: string
  onChange: (seasons: SeasonDraft[]) => void
}

/** The seasons of a home's rules. An empty field of a season is as in the rest of the year. */
export const SeasonList = ({ draft, defaults, faults, today, onChange }: SeasonListProps) => {
  const { t } = useTranslation('stayRules')
  const faultText = useFaultText()
  const { seasons } = draft
  const change = (key: string, values: Partial<SeasonDraft>): void =>
    onChange(seasons.map((season) => (season.key === key ? { ...season, ...values } : season)))
  return (
    <section aria-labelledby="seasons" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="seasons" className="text-22">
          {t('seasons')}
        </h2>
        <p className="mt-1 text-soft">{t('seasonsLead')}</p>
      </div>
      {seasons.map((season, index) => (
        <fieldset key={season.key} className="min-w-0 rounded-card hairline border-line bg-raised p-4 md:p-6">
          <legend className="sr-only">{t('season', { number: index + 1 })}</legend>
          <div className="mb-4 flex items-center justify-between gap-4">
            <h3 className="text-16 font-semibold">{t('season', { number: index + 1 })}</h3>
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              aria-label={t('removeSeason', { number: index + 1 })}
              onClick={() => onChange(seasons.filter(({ key }) => key !== season.key))}
            >
              {t('remove')}
            </Button>
          </div>
          <div className="mb-5 grid grid-cols-1 gap-x-6 gap-y-5 md:grid-cols-2">
            {(['from', 'last'] as const).map((name) => (
              <TextField
                key={name}
                id={fieldId(index, name)}
                type="date"
                min={today}
                label={t(name)}
                error={faultText(faults, fieldId(index, name))}
                value={season[name]}
                onChange={(event) => change(season.key, { [name]: event.target.value })}
              />
            ))}
          </div>
          <RuleFields
            season={index}
            draft={season}
            defaults={defaults}
            faults={faults}
            onChange={(values) => change(season.key, values)}
          />
        </fieldset>
      ))}
      <div>
        <Button
          variant="outline"
          icon={<CalendarPlus aria-hidden="true" className="size-4" />}
          disabled={seasons.length >= ruleLimits.seasons}
          onClick={() => onChange([...seasons, newSeason()])}
        >
          {t('addSeason')}
        </Button>
      </div>
    </section>
  )
}
