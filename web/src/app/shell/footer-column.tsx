import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** How links look at the end of a page. */
export const footerLink =
  'inline-flex min-h-11 items-center text-soft wrap-anywhere hyphens-auto underline-offset-4 hover:text-ink hover:underline'

/** A column of links with its heading. `id` is the heading's. */
export const FooterColumn = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <nav aria-labelledby={id} className="min-w-0">
    <h2 id={id} className="font-body text-14 font-semibold tracking-normal">
      {title}
    </h2>
    <ul className="mt-2 text-14">{children}</ul>
  </nav>
)

/** A link in a column. */
export const FooterLink = ({ to, label }: { to: string; label: string }) => (
  <li>
    <Link to={to} className={footerLink}>
      {label}
    </Link>
  </li>
)
