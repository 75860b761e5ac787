import { CircleAlert, Star } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../lib/browser/class-names.ts'

const steps = [1, 2, 3, 4, 5] as const

interface StarPickerProps {
  legend: ReactNode
  /** 1 to 5, or null. */
  value: number | null
  error?: string | undefined
  /** Id of the first star, which takes the focus after a refused submit. */
  id?: string
  onChoose: (value: number) => void
}

/** One to five stars as radio buttons, so that arrow keys and screen readers work. */
export const StarPicker = ({ legend, value, error, id, onChoose }: StarPickerProps) => {
  const { t } = useTranslation('ui')
  const own = useId()
  const errorId = `${own}-error`
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-14 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ms-1.5 flex">
          {steps.map((step) => (
            <label
              key={step}
              className="grid size-12 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                id={step === 1 ? id : undefined}
                type="radio"
                name={own}
                value={step}
                checked={step === value}
                aria-invalid={error ? true : undefined}
                onChange={() => onChoose(step)}
                className="sr-only"
              />
              <Star
                aria-hidden="true"
                className={classNames(
                  'size-8 transition-colors',
                  value !== null && step <= value ? 'fill-current text-accent' : 'text-soft hover:text-accent',
                )}
              />
              <span className="sr-only">{t('stars', { count: step })}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-14 text-soft">
          {value === null ? '' : t('stars', { count: value })}
        </span>
      </div>
      {error ? (
        <p id={errorId} className="flex items-center gap-1.5 text-14 text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
