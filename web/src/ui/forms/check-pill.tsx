import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

interface CheckPillProps {
  checked: boolean
  disabled?: boolean
  /** Dimmed text after the label, such as a count. */
  aside?: ReactNode
  inputRef?: Ref<HTMLInputElement> | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A checkbox in the shape of a pill. */
export const CheckPill = ({ checked, disabled = false, aside, inputRef, onChange, children }: CheckPillProps) => (
  <label
    className={classNames(
      'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill hairline px-4 text-14 font-medium transition-colors',
      'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50',
      checked ? 'border-primary bg-primary-soft text-ink' : 'border-control bg-raised hover:bg-sunken',
    )}
  >
    <input
      ref={inputRef}
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="sr-only"
    />
    {checked ? <Check aria-hidden="true" className="size-4" /> : null}
    {children}
    {aside === undefined ? null : <span className="text-soft">{aside}</span>}
  </label>
)
