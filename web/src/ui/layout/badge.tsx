import type { ReactNode } from 'react'
import { classNames } from '../../lib/browser/class-names.ts'

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'photo'

const tones = {
  neutral: 'rounded-pill bg-strong text-ink whitespace-nowrap',
  primary: 'rounded-pill bg-primary-soft text-ink whitespace-nowrap',
  success: 'rounded-pill bg-success-soft text-success whitespace-nowrap',
  warning: 'rounded-pill bg-warning-soft text-warning whitespace-nowrap',
  danger: 'rounded-pill bg-danger-soft text-danger whitespace-nowrap',
  // Wraps on the small pictures of phones, so that it does not run under the heart.
  photo: 'rounded-card bg-chip text-chip-ink leading-tight',
} as const satisfies Record<BadgeTone, string>

/** A short word about a state. */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) => (
  <span className={classNames('inline-flex items-center gap-1.5 px-2.5 py-1 text-12 font-semibold', tones[tone])}>
    {icon}
    {children}
  </span>
)
