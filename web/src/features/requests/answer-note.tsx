import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '../../lib/api/model.ts'
import { Badge } from '../../ui/layout/badge.tsx'

/** How long an answered request stays at least, and between two looks whether somebody still rests on it, ms. */
const restMs = 3000

interface AnswerNoteProps {
  request: Reservation
  /** Nobody looks at the card any more. */
  onLeft: () => void
}

/**
 * What became of a request that was answered just now. It takes the focus from the button that is gone, and its card goes
 * only when pointer and focus are elsewhere: nothing moves under a hand.
 */
export const AnswerNote = ({ request, onLeft }: AnswerNoteProps) => {
  const { t } = useTranslation('requests')
  const note = useRef<HTMLParagraphElement>(null)
  const left = useRef(onLeft)
  left.current = onLeft
  const yes = request.status !== 'declined'
  useEffect(() => {
    note.current?.focus()
    const timer = window.setInterval(() => {
      if (!note.current?.closest('article')?.matches(':hover, :focus-within')) left.current()
    }, restMs)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <Badge tone={yes ? 'success' : 'danger'}>{t(yes ? 'tab.approved' : 'tab.declined')}</Badge>
      <p ref={note} tabIndex={-1} className="rounded-control font-medium">
        {t(yes ? 'answeredYes' : 'answeredNo', { name: request.guest?.name ?? t('guestFallback', { ns: 'common' }) })}
      </p>
    </footer>
  )
}
