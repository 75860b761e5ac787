import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

/** `pills` stand below a visible legend. `segments` share one frame, and their legend is for screen readers. */
export type ChoiceVariant = 'pills' | 'segments'

interface ChoiceGroupProps<V extends string> {
  legend: ReactNode
  value: V
  options: readonly { value: V; label: string }[]
  onChoose: (value: V) => void
  variant?: ChoiceVariant
}

const variants = {
  pills: {
    legend: 'mb-2 text-14 font-semibold',
    frame: 'flex flex-wrap gap-2',
    option: 'inline-flex items-center hairline font-medium',
    chosen: 'border-primary bg-primary-soft text-ink forced-colors:outline-2',
    other: 'border-control bg-raised hover:bg-sunken',
  },
  segments: {
    legend: 'sr-only',
    frame: 'mx-auto flex w-full max-w-[24rem] rounded-pill bg-sunken p-1',
    option: 'grid grow basis-0 place-items-center font-semibold',
    chosen: 'bg-raised text-ink shadow-float forced-colors:outline-2',
    other: 'text-soft hover:text-ink',
  },
} as const satisfies Record<ChoiceVariant, Record<string, string>>

/** Radio buttons for a few options, all visible. */
export const ChoiceGroup = <V extends string>({
  legend,
  value,
  options,
  onChoose,
  variant = 'pills',
}: ChoiceGroupProps<V>) => {
  const name = useId()
  const classes = variants[variant]
  return (
    <fieldset className="grid grid-cols-1">
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.frame}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'min-h-11 cursor-pointer rounded-pill px-4 text-14 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              classes.option,
              option.value === value ? classes.chosen : classes.other,
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
