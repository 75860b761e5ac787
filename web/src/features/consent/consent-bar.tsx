import type { BrowserChoice } from '@nordbo/contracts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentChoices } from './consent-choices.tsx'

interface ConsentBarProps {
  /** What was chosen before. */
  kept: BrowserChoice | null
  /** Somebody opened it, so it takes the focus. */
  focused: boolean
  onDone: () => void
}

/**
 * What this browser may keep (docs/product/data-rights.md, Consent). It lies at the edge of the screen: the page behind it can be read,
 * scrolled and used, and nothing moves when it comes or goes.
 */
export const ConsentBar = ({ kept, focused, onDone }: ConsentBarProps) => {
  const { t } = useTranslation('consent')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-40 grid max-h-[70svh] gap-3 overflow-y-auto rounded-card bg-raised hairline border-line p-4 shadow-float md:inset-x-auto md:start-6 md:bottom-6 md:w-[26rem] md:p-5 print:hidden"
    >
      <div>
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="font-body text-16 font-semibold tracking-normal outline-none"
        >
          {t('title')}
        </h2>
        <p className="text-14 text-soft">{t('text')}</p>
      </div>
      <ConsentChoices kept={kept} onDone={onDone} />
    </section>
  )
}
