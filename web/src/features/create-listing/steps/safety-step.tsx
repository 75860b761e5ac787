import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Disclosures } from '../../../domain/listing-form/parts/disclosures.tsx'
import type { Terms } from '../../../domain/listing-form/terms/use-terms.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'

const TermsDialog = lazy(async () => ({
  default: (await import('../../../domain/listing-form/terms/terms-dialog.tsx')).TermsDialog,
}))

interface SafetyStepProps {
  terms: Terms
  /** How often the person tried to go on without accepting: each opens the dialog again. */
  attempts: number
}

/** What guests must know, and the host terms, whose dialog opens by itself. */
export const SafetyStep = ({ terms, attempts }: SafetyStepProps) => {
  const { t } = useTranslation('createListing')
  const [open, setOpen] = useState(false)
  const due = !terms.loading && !terms.accepted
  useEffect(() => {
    if (due && attempts >= 0) setOpen(true)
  }, [due, attempts])
  return (
    <>
      <Disclosures />
      {terms.accepted ? <Banner tone="success">{t('termsAccepted')}</Banner> : null}
      {due ? (
        <div className="grid justify-items-start gap-3">
          <Banner tone="info">{t('termsMissing')}</Banner>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t('termsOpen')}
          </Button>
        </div>
      ) : null}
      <Suspense>{open && due ? <TermsDialog terms={terms} open onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
