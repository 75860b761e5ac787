import { classNames } from '../../lib/browser/class-names.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'outline' | 'danger'
export type ButtonSize = 'normal' | 'large' | 'small'

const variants = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover',
  quiet: 'text-ink hover:bg-sunken',
  outline: 'hairline border-control bg-raised text-ink hover:bg-sunken',
  danger: 'hairline border-danger text-danger bg-raised hover:bg-danger-soft',
} as const satisfies Record<ButtonVariant, string>

// At least 44 px high: `small` has smaller type and padding only. `normal` is as high as a field.
const sizes = {
  normal: 'min-h-12 px-5 text-16',
  large: 'min-h-13 px-7 text-16',
  small: 'min-h-11 px-4 text-14',
} as const satisfies Record<ButtonSize, string>

/** Classes of everything that looks like a button, including links. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'normal', more?: string): string =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-pill font-semibold text-center transition-colors select-none',
    'disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50',
    variants[variant],
    sizes[size],
    more,
  )
