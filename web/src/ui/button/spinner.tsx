import { classNames } from '../../lib/browser/class-names.ts'

/** A decorative spinner. The text beside it must say what is loading. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-5 animate-turn rounded-pill border-2 border-current border-r-transparent',
      className,
    )}
  />
)
