import { classNames } from '../../lib/browser/class-names.ts'

/** A turning ring; decoration beside words that say what is awaited. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-5 animate-turn rounded-pill border-2 border-current border-r-transparent',
      className,
    )}
  />
)
