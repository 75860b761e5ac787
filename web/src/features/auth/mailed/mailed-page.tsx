import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page/use-page-title.ts'
import { Card } from '../../../ui/layout/card.tsx'

/** The frame of pages that mailed links about an account lead to. Search engines leave them out. */
export const MailedPage = ({ title, children }: { title: string; children: ReactNode }) => {
  usePageTitle(title)
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-[30rem] gap-5 p-6 md:p-10">
        <h1 className="text-28">{title}</h1>
        {children}
      </Card>
    </div>
  )
}
