import type { ReactNode } from 'react'

/** One component with its name. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid content-start gap-3">
    <h3 className="font-body text-14 font-semibold tracking-normal text-soft">{name}</h3>
    <div className="flex flex-wrap items-start gap-3">{children}</div>
  </div>
)
