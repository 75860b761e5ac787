import type { ComponentProps } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

/** A round button with only an icon. Its label is for screen readers and the tooltip. */
export const IconButton = ({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames(
      'inline-grid size-11 shrink-0 place-items-center rounded-pill text-ink transition-colors hover:bg-sunken',
      'disabled:cursor-not-allowed disabled:opacity-40',
      className,
    )}
    {...rest}
  >
    {children}
  </button>
)
