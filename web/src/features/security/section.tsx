import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/layout/card.tsx'

interface SectionProps {
  icon: ReactNode
  title: string
  text: string
  /** A control beside the title. */
  aside?: ReactNode
  children?: ReactNode
}

/** One subject of the security tab. */
export const Section = ({ icon, title, text, aside, children }: SectionProps) => {
  const id = useId()
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="grid gap-4">
        <div className="flex items-start gap-4">
          <span aria-hidden="true" className="text-primary">
            {icon}
          </span>
          <div className="min-w-0 grow">
            <h3 id={id} className="font-body text-16 font-semibold tracking-normal">
              {title}
            </h3>
            <p className="mt-1 text-14 text-soft">{text}</p>
          </div>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  )
}
