import { type ReactNode, useEffect, useRef } from 'react'
import { useProblemText } from '../../lib/api/use-problem-text.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { Button } from '../button/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { Card } from './card.tsx'

interface Props {
  title: string
  /** What the button will do. */
  text: string
  /** What it did; null before. */
  done: string | null
  call: { isPending: boolean; error: Error | null }
  /** Why the link does nothing, in place of the text and the button; null while it may. */
  dead?: string | null
  /** The button, before and after; null where nothing is left to do. */
  action: { label: string; press: () => void } | null
  /** Where to go on. */
  more: ReactNode
}

/** A page that a link from a letter opens. A button must be pressed, because mail programs prefetch links. */
export const LetterLinkPage = ({ title, text, done, call, dead = null, action, more }: Props) => {
  const problemText = useProblemText()
  usePageTitle(title)
  const fault = dead ?? (call.error && problemText(call.error))
  const isOver = done !== null || dead !== null
  const button = useRef<HTMLButtonElement>(null)
  // A button that is busy is disabled, and browsers take the focus from it.
  useEffect(() => {
    if (done !== null) button.current?.focus()
  }, [done])
  return (
    <div className="page grid justify-items-center py-10 md:py-16">
      <meta name="robots" content="noindex" />
      <Card className="grid w-full max-w-[30rem] gap-5 p-6 md:p-10">
        <h1 className="text-28">{title}</h1>
        {done === null && dead === null ? <p>{text}</p> : null}
        {done === null ? null : <Banner tone="success">{done}</Banner>}
        {fault === null ? null : <Banner tone="danger">{fault}</Banner>}
        <div className="grid gap-3">
          {action && dead === null ? (
            <Button
              ref={button}
              size="large"
              variant={done === null ? 'primary' : 'outline'}
              busy={call.isPending}
              onClick={action.press}
            >
              {action.label}
            </Button>
          ) : null}
          {isOver ? more : null}
        </div>
      </Card>
    </div>
  )
}
