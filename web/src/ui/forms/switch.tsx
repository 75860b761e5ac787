import { classNames } from '../../lib/browser/class-names.ts'

interface SwitchProps {
  id?: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** The name, where no label names it. */
  label?: string
  describedBy?: string
  disabled?: boolean
  /** The change before is being stored: presses do nothing, and the focus stays. */
  busy?: boolean
}

/** A setting that is on or off, and takes effect at once. */
export const Switch = ({ id, checked, onChange, label, describedBy, disabled = false, busy = false }: SwitchProps) => (
  <span className="relative grid h-11 w-14 shrink-0 place-items-center">
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={(event) => (busy ? undefined : onChange(event.target.checked))}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={disabled}
      aria-disabled={busy || undefined}
      className="peer absolute inset-0 cursor-pointer appearance-none rounded-pill disabled:cursor-not-allowed"
    />
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none flex h-7 w-12 items-center rounded-pill hairline px-0.5 transition-colors peer-disabled:opacity-60',
        checked ? 'justify-end border-primary bg-primary' : 'justify-start border-control bg-raised',
      )}
    >
      <span className={classNames('block size-5.5 rounded-pill', checked ? 'bg-on-primary' : 'bg-(--line-control)')} />
    </span>
  </span>
)
