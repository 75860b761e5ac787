import { type ReactNode, useId } from 'react'
import { classNames } from '../lib/class-names.ts'

interface ChoiceGroupProps<V extends string> {
  legend: ReactNode
  value: V
  options: readonly { value: V; label: string }[]
  onChoose: (value: V) => void
}

/** One of a few, all in sight: radio buttons as pills. */
export const ChoiceGroup = <V extends string>({ legend, value, options, onChoose }: ChoiceGroupProps<V>) => {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-14 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'inline-flex min-h-11 cursor-pointer items-center rounded-pill hairline px-4 text-14 font-medium transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.value === value
                ? 'border-primary bg-primary-soft text-ink'
                : 'border-control bg-raised hover:bg-sunken',
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
