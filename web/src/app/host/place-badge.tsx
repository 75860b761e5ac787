import { classNames } from '../../lib/browser/class-names.ts'

/** The largest count that a badge shows. */
const most = 99

/** The red count beside or on a page's icon. Screen readers hear its words. */
export const PlaceBadge = ({ count, words, className }: { count: number; words: string; className?: string }) => (
  <span
    data-testid="badge"
    className={classNames(
      'tabular grid h-5 min-w-5 place-items-center rounded-pill bg-danger px-1 text-12 leading-none font-semibold text-on-primary',
      className,
    )}
  >
    <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
    <span className="sr-only">, {words}</span>
  </span>
)
