import { Landmark } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'

interface BankQuestionProps {
  title: string
  text: string
  approve: string
  busy: boolean
  onAnswer: (outcome: 'success' | 'failure') => void
}

/** The sandbox's 3-D Secure question, in place of the bank's. */
export const BankChallenge = ({ title, text, approve, busy, onAnswer }: BankQuestionProps) => {
  const { t } = useTranslation('payment')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="grid justify-items-center gap-4 rounded-card hairline border-line bg-sunken px-6 py-10 text-center">
      <Landmark aria-hidden="true" className="size-9 text-primary" strokeWidth={1.5} />
      <h3 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {title}
      </h3>
      <p className="max-w-[26rem] text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button busy={busy} onClick={() => onAnswer('success')}>
          {approve}
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => onAnswer('failure')}>
          {t('challengeReject')}
        </Button>
      </div>
    </section>
  )
}
