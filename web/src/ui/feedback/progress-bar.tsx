import { classNames } from '../../lib/browser/class-names.ts'

interface ProgressBarProps {
  /** What progresses, for screen readers. */
  label: string
  value: number
  most: number
  className?: string
}

/** How far a work is. */
export const ProgressBar = ({ label, value, most, className }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={most}
    className={classNames('h-1.5 w-full overflow-hidden rounded-pill bg-strong', className)}
  >
    <div
      className="h-full rounded-pill bg-primary transition-[width] forced-colors:bg-[CanvasText]"
      style={{ width: `${most > 0 ? Math.min(100, (100 * value) / most) : 0}%` }}
    />
  </div>
)
