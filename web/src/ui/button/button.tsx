import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Work is in progress: disabled, with a spinner. */
  busy?: boolean
  icon?: ReactNode
}

export const Button = ({
  variant,
  size,
  busy = false,
  icon,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    disabled={disabled === true || busy}
    aria-busy={busy || undefined}
    className={buttonClass(variant, size, className)}
    {...rest}
  >
    {busy ? <Spinner /> : icon}
    {children}
  </button>
)
