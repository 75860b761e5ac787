import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { followChoice, keptChoice } from '../../lib/consent/consent.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ConsentChoices } from './consent-choices.tsx'

/** Shows and changes what this browser may keep (docs/product/data-rights.md, Consent). */
export const ConsentSection = () => {
  const { t } = useTranslation('consent')
  const kept = useSyncExternalStore(followChoice, keptChoice, () => null)
  const [changed, setChanged] = useState(false)
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="font-body text-16 font-semibold tracking-normal">{t('title')}</h2>
        <p className="text-14 text-soft">
          {t('text')}{' '}
          <Link to="/privacy" className="underline underline-offset-4">
            {t('policy')}
          </Link>
        </p>
      </div>
      <ConsentChoices kept={kept?.choice ?? null} each onDone={() => setChanged(true)} />
      <p role="status" className="text-14 empty:hidden">
        {changed ? t('choiceKept') : ''}
      </p>
    </Card>
  )
}
