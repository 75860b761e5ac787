import { useId } from 'react'
import { classNames } from '../lib/class-names.ts'

interface SegmentedProps<V extends string> {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChoose: (value: V) => void
}

/** One of two or three ways, side by side in one frame. */
export const Segmented = <V extends string>({ label, value, options, onChoose }: SegmentedProps<V>) => {
  const name = useId()
  return (
    <fieldset className="mx-auto flex w-full max-w-[24rem] rounded-pill bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'grid min-h-11 grow basis-0 cursor-pointer place-items-center rounded-pill px-4 text-14 font-semibold transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            option.value === value ? 'bg-raised text-ink shadow-float' : 'text-soft hover:text-ink',
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
    </fieldset>
  )
}
