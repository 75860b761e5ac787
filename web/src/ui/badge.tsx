import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'photo'

const tones = {
  neutral: 'bg-strong text-ink',
  primary: 'bg-primary-soft text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  photo: 'bg-chip text-chip-ink',
} as const satisfies Record<BadgeTone, string>

/** A short word about a thing's state. */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-pill px-2.5 py-1 text-12 font-semibold whitespace-nowrap',
      tones[tone],
    )}
  >
    {icon}
    {children}
  </span>
)
