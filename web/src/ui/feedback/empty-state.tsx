import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  text: string
  /** The next action. */
  children?: ReactNode
}

/** Shown where a list is empty, with the next action. */
export const EmptyState = ({ icon, title, text, children }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-reading flex-col items-center gap-3 px-4 py-16 text-center">
    <span aria-hidden="true" className="grid size-16 place-items-center rounded-pill bg-sunken text-primary">
      {icon}
    </span>
    <h2 className="text-22">{title}</h2>
    <p className="max-w-[30rem] text-soft">{text}</p>
    {children ? <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div> : null}
  </div>
)
