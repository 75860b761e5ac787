import type { BrowserChoice } from '@nordbo/contracts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ConsentChoices } from './consent-choices.tsx'

interface ConsentBarProps {
  /** What was chosen before. */
  kept: BrowserChoice | null
  /** Somebody opened it, so it takes the focus. */
  focused: boolean
  onDone: () => void
}

/**
 * What this browser may keep (docs/product/data-rights.md, Consent). It lies low at the edge of the screen: the page behind it can be
 * read, scrolled and used, and nothing moves when it comes or goes. Only a chat ends above it, so that its field stays free.
 */
export const ConsentBar = ({ kept, focused, onDone }: ConsentBarProps) => {
  const { t } = useTranslation('consent')
  const heading = useRef<HTMLHeadingElement>(null)
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    const { style } = document.documentElement
    const measured = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--consent-height', `calc(${Math.ceil(height)}px + 1.5rem)`)
    })
    if (bar.current) measured.observe(bar.current)
    return () => {
      measured.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [])
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <section
      ref={bar}
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-40 grid max-h-[70svh] gap-3 overflow-y-auto rounded-card bg-raised hairline border-line p-4 shadow-float md:inset-x-6 md:bottom-6 md:mx-auto md:flex md:max-w-[64rem] md:flex-wrap md:items-center md:gap-x-6 print:hidden"
    >
      <div className="md:min-w-[14rem] md:flex-1">
        <h2
          ref={heading}
          id={id}
          tabIndex={-1}
          className="font-body text-16 font-semibold tracking-normal outline-none"
        >
          {t('title')}
        </h2>
        <p className="text-14 text-soft">
          {t('text')}{' '}
          <Link to="/privacy" className="underline underline-offset-4">
            {t('policy')}
          </Link>
        </p>
      </div>
      {/* Who comes back sees what they chose. */}
      <ConsentChoices kept={kept} each={focused && kept !== null} onDone={onDone} />
    </section>
  )
}
