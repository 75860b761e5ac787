import type { BrowserChoice } from '@nordbo/contracts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answer, api } from '../../lib/api/client.ts'
import { shownVersion } from '../../lib/consent/consent.ts'
import { keepChoice } from '../../lib/consent/keep-choice.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

const nothing: BrowserChoice = { preferences: false, statistics: false }
const everything: BrowserChoice = { preferences: true, statistics: true }

/** Keeps the choice in the browser, and tells the log. The choice holds even if the log cannot be reached. */
const choose = (choice: BrowserChoice): void => {
  const { browserId } = keepChoice(choice)
  answer(api.POST('/api/consents', { body: { browserId, choice, version: shownVersion } })).catch(() => undefined)
}

interface EachPurposeProps {
  first: BrowserChoice
  /** It came in the place of what had the focus. */
  focused: boolean
  onChosen: (choice: BrowserChoice) => void
}

/** One purpose after the other. */
const EachPurpose = ({ first, focused, onChosen }: EachPurposeProps) => {
  const { t } = useTranslation('consent')
  const [choice, setChoice] = useState(first)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (focused) form.current?.querySelector<HTMLInputElement>('input:enabled')?.focus()
  }, [focused])
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        onChosen(choice)
      }}
      className="grid gap-2 md:basis-full"
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

interface ConsentChoicesProps {
  /** What was chosen before. */
  kept: BrowserChoice | null
  /** Shows each purpose from the start. */
  each?: boolean
  onDone: () => void
}

/** The choices: only the necessary, everything, or each purpose by itself (docs/product/data-rights.md, Consent). */
export const ConsentChoices = ({ kept, each = false, onDone }: ConsentChoicesProps) => {
  const { t } = useTranslation('consent')
  const [eachOne, setEachOne] = useState(each)
  const done = (choice: BrowserChoice): void => {
    choose(choice)
    onDone()
  }
  return (
    <>
      {/* The same kind of button twice: neither choice stands out. */}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" size="small" onClick={() => done(nothing)}>
          {t('onlyNecessary')}
        </Button>
        <Button variant="outline" size="small" onClick={() => done(everything)}>
          {t('acceptAll')}
        </Button>
      </div>
      {eachOne ? (
        <EachPurpose key={JSON.stringify(kept)} first={kept ?? nothing} focused={!each} onChosen={done} />
      ) : (
        <button
          type="button"
          onClick={() => setEachOne(true)}
          className="min-h-11 justify-self-start text-14 font-semibold underline underline-offset-4"
        >
          {t('chooseEach')}
        </button>
      )}
    </>
  )
}
