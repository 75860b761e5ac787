import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldFrame {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Shown at the end of the label's line, such as a counter. */
  aside?: ReactNode
  id?: string | undefined
  /** Hides the label except for screen readers. */
  quietLabel?: boolean
  children: (frame: FieldFrame) => ReactNode
}

/** Classes of an input's box. */
export const controlClass =
  'w-full min-h-12 rounded-control hairline border-control bg-raised px-4 text-16 text-ink transition-colors hover:border-ink aria-invalid:border-danger disabled:opacity-60'

/** Label, hint and error of a control, linked to it for screen readers. */
export const Field = ({ label, hint, error, aside, id: given, quietLabel = false, children }: FieldProps) => {
  const own = useId()
  const id = given ?? own
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="grid gap-1.5">
      <div className={quietLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-14 font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint ? (
        <p id={hintId} className="text-14 text-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className="flex items-center gap-1.5 text-14 text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
