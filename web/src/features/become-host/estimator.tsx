import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { bedroomChoices, completeEstimate, type EstimateInput, estimatedKinds, nightRange } from './estimate-input.ts'
import { usePlaceNames } from './use-hosting.ts'

interface EstimatorProps {
  /** What the address says. */
  input: EstimateInput
  busy: boolean
  onEstimate: (input: EstimateInput) => void
}

const placesId = 'estimator-places'

/** The earnings estimator's form. */
export const Estimator = ({ input, busy, onEstimate }: EstimatorProps) => {
  const { t } = useTranslation('hosting')
  const [entered, setEntered] = useState(input)
  const [tried, setTried] = useState(false)
  const places = usePlaceNames(entered.place)
  const isMissing = tried && completeEstimate(entered) === null
  const change = (part: Partial<EstimateInput>): void => setEntered({ ...entered, ...part })
  const mark = (value: string): string | undefined => (isMissing && value.trim() === '' ? t('missing') : undefined)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (completeEstimate(entered)) onEstimate(entered)
    else document.getElementById('estimator-error')?.focus()
  }
  return (
    <Card className="p-6 md:p-8">
      <form noValidate onSubmit={send} className="grid gap-5" aria-labelledby="estimator">
        <h2 id="estimator" className="text-28">
          {t('estimatorTitle')}
        </h2>
        <p
          id="estimator-error"
          tabIndex={-1}
          role="alert"
          className={isMissing ? 'rounded-control bg-danger-soft px-4 py-3 text-14 text-danger' : 'sr-only'}
        >
          {isMissing ? t('fillAll') : ''}
        </p>
        <TextField
          label={t('place')}
          hint={t('placeHint')}
          error={mark(entered.place)}
          value={entered.place}
          maxLength={80}
          autoComplete="off"
          list={placesId}
          onChange={(event) => change({ place: event.target.value })}
        />
        <datalist id={placesId}>
          {places.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={t('kind')}
            value={entered.kind}
            aria-invalid={mark(entered.kind) ? true : undefined}
            options={[
              { value: '', label: t('choose') },
              ...estimatedKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
            ]}
            onChoose={(kind) => change({ kind })}
          />
          <Select
            label={t('bedrooms')}
            value={entered.bedrooms}
            aria-invalid={mark(entered.bedrooms) ? true : undefined}
            options={[
              { value: '', label: t('choose') },
              ...bedroomChoices.map((count) => ({ value: count, label: count })),
            ]}
            onChoose={(bedrooms) => change({ bedrooms })}
          />
        </div>
        <Field
          label={t('nights')}
          aside={
            <output className="tabular text-14 font-semibold">{t('nightCount', { count: entered.nights })}</output>
          }
        >
          {(frame) => (
            <input
              type="range"
              min={nightRange.least}
              max={nightRange.most}
              value={entered.nights}
              aria-valuetext={t('nightCount', { count: entered.nights })}
              onChange={(event) => change({ nights: Number(event.target.value) })}
              className="h-11 w-full cursor-pointer accent-primary"
              {...frame}
            />
          )}
        </Field>
        <Button type="submit" size="large" busy={busy}>
          {t('estimate')}
        </Button>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/auth?next=%2Fhost%2Fcreate" variant="outline">
            {t('start')}
          </ButtonLink>
          <ButtonLink to="/search" variant="quiet">
            {t('explore')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
