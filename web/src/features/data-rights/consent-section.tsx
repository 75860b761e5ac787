import { useTranslation } from 'react-i18next'
import { openConsent } from '../../lib/consent/consent.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

/** Opens the choice of what this browser may keep (docs/product/data-rights.md, Consent). */
export const ConsentSection = () => {
  const { t } = useTranslation('dataRights')
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="font-body text-16 font-semibold tracking-normal">{t('consentTitle')}</h2>
        <p className="text-14 text-soft">{t('consentText')}</p>
      </div>
      <Button variant="outline" size="small" className="justify-self-start" onClick={openConsent}>
        {t('consentOpen')}
      </Button>
    </Card>
  )
}
