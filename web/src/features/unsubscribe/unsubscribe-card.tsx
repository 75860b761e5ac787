import type { ReactNode } from 'react'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'

interface Call {
  isPending: boolean
  error: Error | null
}

interface Props {
  title: string
  text: string
  /** The button that ends the mails, and the call that it began. */
  label: string
  call: Call
  onStop: () => void
  /** What is shown once they have ended; null before. */
  done: { text: string; more: ReactNode } | null
}

/** A page that ends mails, by a link from one of them. A button must be pressed, because mail programs prefetch links. */
export const UnsubscribeCard = ({ title, text, label, call, onStop, done }: Props) => {
  const problemText = useProblemText()
  usePageTitle(title)
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-[30rem] gap-5 p-6 md:p-10">
        <h1 className="text-28">{title}</h1>
        {done ? <Banner tone="success">{done.text}</Banner> : <p>{text}</p>}
        {call.error ? <Banner tone="danger">{problemText(call.error)}</Banner> : null}
        {done ? (
          <div className="grid gap-3">{done.more}</div>
        ) : (
          <Button size="large" busy={call.isPending} onClick={onStop}>
            {label}
          </Button>
        )}
      </Card>
    </div>
  )
}
