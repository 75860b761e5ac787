import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '../../lib/api/model.ts'
import { Badge } from '../../ui/layout/badge.tsx'

/** Milliseconds for which an answered request stays at least, and between checks for pointer or focus on it. */
const restMs = 3000

interface AnswerNoteProps {
  request: Reservation
  /** Pointer and focus have left the card. */
  onLeft: () => void
}

/**
 * The result of a request answered just now. Takes the focus from the button that disappeared. The card stays while
 * pointer or focus are on it, so that nothing moves under them.
 */
export const AnswerNote = ({ request, onLeft }: AnswerNoteProps) => {
  const { t } = useTranslation('requests')
  const note = useRef<HTMLParagraphElement>(null)
  const latestOnLeft = useRef(onLeft)
  latestOnLeft.current = onLeft
  const approved = request.status !== 'declined'
  useEffect(() => {
    note.current?.focus()
    const timer = window.setInterval(() => {
      if (!note.current?.closest('article')?.matches(':hover, :focus-within')) latestOnLeft.current()
    }, restMs)
    return () => window.clearInterval(timer)
  }, [])
  return (
    <footer className="flex flex-wrap items-center gap-3 border-t border-line pt-5">
      <Badge tone={approved ? 'success' : 'danger'}>{t(approved ? 'tab.approved' : 'tab.declined')}</Badge>
      <p ref={note} tabIndex={-1} className="rounded-control font-medium">
        {t(approved ? 'answeredYes' : 'answeredNo', {
          name: request.guest?.name ?? t('guestFallback', { ns: 'common' }),
        })}
      </p>
    </footer>
  )
}
