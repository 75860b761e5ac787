import { type ReactNode, useId } from 'react'

/** A titled section of a trip's page. */
export const TripSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line pt-7">
      <h2 id={id} className="mb-4 text-22">
        {title}
      </h2>
      {children}
    </section>
  )
}
