import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface StepperProps {
  label: string
  note?: ReactNode
  value: number
  least: number
  most: number
  /** How much a click changes; 1 by default. */
  step?: number
  /** The value as people read it; the number itself by default. */
  shown?: string
  onChange: (value: number) => void
}

const round =
  'grid size-11 place-items-center rounded-pill hairline border-control text-ink transition-colors enabled:hover:border-ink enabled:hover:bg-sunken disabled:opacity-35 disabled:cursor-not-allowed'

/** A number with buttons to increase and decrease it within bounds. */
export const Stepper = ({ label, note, value, least, most, step = 1, shown, onChange }: StepperProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <div id={id}>
        <p className="font-medium">{label}</p>
        {note ? <p className="text-14 text-soft">{note}</p> : null}
      </div>
      <fieldset aria-labelledby={id} className="flex items-center gap-2">
        <button
          type="button"
          className={round}
          aria-label={t('decrease', { label })}
          disabled={value <= least}
          onClick={() => onChange(Math.max(least, value - step))}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <output aria-live="polite" className="tabular min-w-8 text-center font-medium">
          {shown ?? value}
        </output>
        <button
          type="button"
          className={round}
          aria-label={t('increase', { label })}
          disabled={value >= most}
          onClick={() => onChange(Math.min(most, value + step))}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </fieldset>
    </div>
  )
}
