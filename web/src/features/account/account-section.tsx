import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/layout/card.tsx'

interface AccountSectionProps {
  icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}

/** One subject of the account tab. */
export const AccountSection = ({ icon: Icon, title, text, children }: AccountSectionProps) => {
  const id = useId()
  return (
    <Card className="p-5">
      <section aria-labelledby={id} className="grid gap-5">
        <div className="flex items-start gap-4">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" strokeWidth={1.75} />
          <div className="min-w-0">
            <h3 id={id} className="font-body text-16 font-semibold tracking-normal">
              {title}
            </h3>
            <p className="mt-1 text-14 text-soft">{text}</p>
          </div>
        </div>
        {children}
      </section>
    </Card>
  )
}
