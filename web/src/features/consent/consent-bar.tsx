import type { BrowserChoice } from '@nordbo/contracts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { keepChoice, shownVersion } from '../../lib/consent/consent.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

const nothing: BrowserChoice = { preferences: false, statistics: false }
const everything: BrowserChoice = { preferences: true, statistics: true }

/** Keeps the choice in the browser, and tells the log. The choice holds even if the log cannot be reached. */
const choose = (choice: BrowserChoice): void => {
  const { browserId } = keepChoice(choice)
  answer(api.POST('/api/consents', { body: { browserId, choice, version: shownVersion } })).catch(() => undefined)
}

/** One purpose after the other. */
const EachPurpose = ({ first, onChosen }: { first: BrowserChoice; onChosen: (choice: BrowserChoice) => void }) => {
  const { t } = useTranslation('consent')
  const [choice, setChoice] = useState(first)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChosen(choice)
      }}
      className="grid gap-1"
    >
      <Checkbox label={t('necessary')} checked disabled />
      <Checkbox
        label={t('preferences')}
        checked={choice.preferences}
        onChange={({ target }) => setChoice({ ...choice, preferences: target.checked })}
      />
      <Checkbox
        label={t('statistics')}
        checked={choice.statistics}
        onChange={({ target }) => setChoice({ ...choice, statistics: target.checked })}
      />
      <Button type="submit" variant="outline" size="small" className="mt-2">
        {t('keepChosen')}
      </Button>
    </form>
  )
}

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
  const [eachOne, setEachOne] = useState(false)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  const done = (choice: BrowserChoice): void => {
    choose(choice)
    onDone()
  }
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
      {eachOne ? <EachPurpose first={kept ?? nothing} onChosen={done} /> : null}
      {/* The same kind of button twice: neither choice stands out. */}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" size="small" onClick={() => done(nothing)}>
          {t('onlyNecessary')}
        </Button>
        <Button variant="outline" size="small" onClick={() => done(everything)}>
          {t('acceptAll')}
        </Button>
      </div>
      {eachOne ? null : (
        <button
          type="button"
          onClick={() => setEachOne(true)}
          className="min-h-11 justify-self-start text-14 font-semibold underline underline-offset-4"
        >
          {t('chooseEach')}
        </button>
      )}
    </section>
  )
}
