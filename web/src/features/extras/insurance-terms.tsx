import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productName } from '../../lib/page/product-name.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** The terms of the insurance, behind a button. */
export const InsuranceTerms = () => {
  const { t } = useTranslation('extras')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" className="-ms-4" onClick={() => setOpen(true)}>
        {t('terms')}
      </Button>
      <Dialog open={open} title={t('termsTitle')} onClose={() => setOpen(false)}>
        <div className="grid gap-4">
          <p className="text-18 font-medium">{t('termsCover')}</p>
          <p>{t('termsWhat', { product: productName })}</p>
          <p>{t('termsNot')}</p>
          <p>{t('termsHow')}</p>
          <p>{t('termsPeriod')}</p>
        </div>
      </Dialog>
    </>
  )
}
