import { type ReactNode, useId } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** Why the option is what it is. */
  note?: string
  disabled?: boolean
  /** The language of the label. */
  lang?: string
}

interface RadioListProps<V extends string> {
  /** For screen readers: a visible heading says the same. */
  legend: string
  value: V
  options: readonly RadioOption<V>[]
  onChoose: (value: V) => void
}

/** Radio buttons for many options, in two columns where there is room. */
export const RadioList = <V extends string>({ legend, value, options, onChoose }: RadioListProps<V>) => {
  const name = useId()
  return (
    <fieldset className="@container grid grid-cols-1">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-2 @xl:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-h-12 items-center gap-3 rounded-control hairline px-4 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              option.value === value ? 'border-primary bg-primary-soft font-semibold' : 'border-control bg-raised',
              option.disabled ? 'cursor-not-allowed border-line text-soft' : 'cursor-pointer hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChoose(option.value)}
              className="size-5 shrink-0 accent-(--primary)"
            />
            <span lang={option.lang} className="grow">
              {option.label}
            </span>
            {option.note ? <span className="text-14 font-normal text-soft">{option.note}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
