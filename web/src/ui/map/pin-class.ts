import { classNames } from '../../lib/browser/class-names.ts'

/** Classes of a price on the map. */
export const pinClass = (variant: 'plain' | 'lit'): string =>
  classNames(
    'tabular inline-flex font-body min-h-8 items-center rounded-pill px-3 text-14 font-semibold whitespace-nowrap shadow-float hairline transition-colors',
    // A touch target of 44 px around a smaller pill.
    'relative after:absolute after:-inset-1.5',
    variant === 'lit' ? 'border-primary bg-primary text-on-primary' : 'border-line bg-raised text-ink hover:bg-sunken',
  )

/** Classes of several homes in one place. */
export const clusterClass = (count: number): string =>
  classNames(
    'tabular grid place-items-center font-body rounded-pill bg-primary font-semibold text-on-primary shadow-float transition-colors hover:bg-primary-hover',
    count < 10 ? 'size-11 text-14' : count < 100 ? 'size-12 text-14' : 'size-14 text-16',
  )
