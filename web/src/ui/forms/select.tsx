import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'
import { controlClass, Field } from './field.tsx'

interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  label: ReactNode
  value: V
  options: readonly { value: V; label: string }[]
  onChoose: (value: V) => void
  error?: string | undefined
  quietLabel?: boolean
}

/** The native select, which phones and screen readers support best. */
export const Select = <V extends string>({
  label,
  value,
  options,
  onChoose,
  quietLabel = false,
  error,
  id,
  className,
  ...rest
}: SelectProps<V>) => (
  <Field label={label} quietLabel={quietLabel} error={error} id={id}>
    {(frame) => (
      <div className="relative">
        <select
          className={classNames(controlClass, 'appearance-none pe-11', className)}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChoose(chosen.value)
          }}
          {...frame}
          {...rest}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-soft"
        />
      </div>
    )}
  </Field>
)
