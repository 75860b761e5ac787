import { useTranslation } from 'react-i18next'
import { CheckAnswer } from '../fields/check-answer.tsx'

/** What guests must know before they book. */
export const Disclosures = () => {
  const { t } = useTranslation('createListing')
  return (
    <div className="grid gap-1">
      <p className="mb-2 text-soft">{t('safetyNote')}</p>
      <CheckAnswer name="outdoorCamera" label={t('outdoorCamera')} />
      <CheckAnswer name="noiseMonitors" label={t('noiseMonitors')} />
      <CheckAnswer name="weapons" label={t('weapons')} />
    </div>
  )
}
