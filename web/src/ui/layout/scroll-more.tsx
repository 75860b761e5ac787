import { ChevronLeft, ChevronRight } from 'lucide-react'
import { classNames } from '../../lib/browser/class-names.ts'

/** Shows that a row continues, and scrolls it. For pointers only: the keyboard scrolls by moving the focus. */
export const ScrollMore = ({ side, onScroll }: { side: 'before' | 'after'; onScroll: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    onClick={onScroll}
    data-testid="more-tabs"
    className={classNames(
      'absolute inset-y-0 z-10 grid w-11 place-items-center from-surface from-60% to-transparent text-ink',
      side === 'before'
        ? 'start-0 justify-items-start bg-linear-to-r rtl:bg-linear-to-l'
        : 'end-0 justify-items-end bg-linear-to-l rtl:bg-linear-to-r',
    )}
  >
    {side === 'before' ? (
      <ChevronLeft className="size-5 rtl:-scale-x-100" />
    ) : (
      <ChevronRight className="size-5 rtl:-scale-x-100" />
    )}
  </button>
)
