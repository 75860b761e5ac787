import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../../../lib/browser/class-names.ts'

interface Option<V extends string> {
  value: V
  label: string
  text?: ReactNode
  disabled?: boolean
}

interface ChoiceCardsProps<V extends string> {
  legend: string
  value: V | null
  options: readonly Option<V>[]
  error?: string | undefined
  /** The first card's radio button, so that a form can focus it. */
  firstRef?: Ref<HTMLInputElement>
  onChoose: (value: V) => void
}

/** Radio buttons as cards, each with a sentence. */
export const ChoiceCards = <V extends string>({
  legend,
  value,
  options,
  error,
  firstRef,
  onChoose,
}: ChoiceCardsProps<V>) => {
  const name = useId()
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-2 text-14 font-semibold">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option.value}
          className={classNames(
            'flex min-h-14 items-center gap-4 rounded-card hairline px-4 py-3 transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            option.disabled ? 'border-line text-soft' : 'cursor-pointer hover:bg-sunken',
            option.value === value ? 'border-primary bg-primary-soft' : 'border-control bg-raised',
          )}
        >
          <input
            ref={index === 0 ? firstRef : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChoose(option.value)}
            className="size-5 shrink-0 accent-primary"
          />
          <span className="grid gap-0.5">
            <span className="font-semibold">{option.label}</span>
            {option.text ? <span className="text-14 text-soft">{option.text}</span> : null}
          </span>
        </label>
      ))}
      {error ? (
        <p id={`${name}-error`} role="alert" className="text-14 text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
