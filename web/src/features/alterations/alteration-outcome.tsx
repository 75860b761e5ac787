import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Alteration } from '../../lib/api/model.ts'

/** The result of an alteration's action. Takes the focus from the button that disappeared. */
export const AlterationOutcome = ({ outcome }: { outcome: Alteration['status'] | 'paid' }) => {
  const { t } = useTranslation('alterations')
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <p ref={note} tabIndex={-1} className="rounded-control font-medium">
      {t(outcome === 'paid' ? 'paidWait' : `now.${outcome}`)}
    </p>
  )
}
