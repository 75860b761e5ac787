import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

interface SectionHeadProps {
  /** The heading's id, for the section's `aria-labelledby`. */
  id: string
  title: string
  lead: string
  /** Where everything of the section is. */
  all: { to: string; label: string }
}

/** The heading of a front page's section, with a link to everything of it. */
export const SectionHead = ({ id, title, lead, all }: SectionHeadProps) => (
  <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 md:mb-8">
    <div>
      <h2 id={id} className="text-28 md:text-36">
        {title}
      </h2>
      <p className="mt-1 text-soft">{lead}</p>
    </div>
    <Link
      to={all.to}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-primary underline-offset-4 hover:underline"
    >
      {all.label}
      <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
    </Link>
  </div>
)
