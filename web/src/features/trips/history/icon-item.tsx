import type { ReactNode } from 'react'

interface IconItemProps {
  icon: ReactNode
  children: ReactNode
}

/** A list item with a decorative icon. */
export const IconItem = ({ icon, children }: IconItemProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
    <span aria-hidden="true" className="mt-0.5 text-primary">
      {icon}
    </span>
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </li>
)
