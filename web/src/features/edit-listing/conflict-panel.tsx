import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import type { ForeignChange } from './meet-version.ts'
import { useFieldText } from './use-field-text.ts'

interface ConflictPanelProps {
  changes: readonly ForeignChange[]
  busy: boolean
  onTake: () => void
  onSave: () => void
}

/** What somebody else saved in this section, theirs beside what was typed here, and the choice between both. */
export const ConflictPanel = ({ changes, busy, onTake, onSave }: ConflictPanelProps) => {
  const { t } = useTranslation('editListing')
  const fieldText = useFieldText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} data-testid="conflict" className="outline-none">
      <Banner tone="warning" title={t('conflictTitle')}>
        <p>{t('conflictText')}</p>
        <dl className="mt-3 grid gap-3">
          {changes.map(({ field, theirs, mine }) => (
            <div key={field} data-field={field} className="grid gap-1 rounded-control bg-raised p-3">
              <dt className="font-semibold">{t(`field.${field}`)}</dt>
              <dd className="grid gap-2 sm:grid-cols-2 sm:gap-4">
                <span className="grid content-start">
                  <span className="text-12 text-soft">{t('theirs')}</span>
                  <span className="wrap-anywhere whitespace-pre-line">{fieldText(field, theirs)}</span>
                </span>
                <span className="grid content-start">
                  <span className="text-12 text-soft">{t('yours')}</span>
                  <span className="wrap-anywhere whitespace-pre-line">
                    {mine ? fieldText(field, mine) : t('untouched')}
                  </span>
                </span>
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" busy={busy} onClick={onSave}>
            {t('keepMine')}
          </Button>
          <Button size="small" variant="outline" disabled={busy} onClick={onTake}>
            {t('takeTheirs')}
          </Button>
        </div>
      </Banner>
    </div>
  )
}
