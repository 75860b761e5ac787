import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { receiptPdf } from '../history/use-trip-history.ts'

interface ReceiptLinksProps {
  /** The booking's id. */
  id: string
  /** Links to further files. */
  children?: ReactNode
}

/** Links to a stay's receipt as a page and as a PDF. */
export const ReceiptLinks = ({ id, children }: ReceiptLinksProps) => {
  const { t, i18n } = useTranslation('trips')
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
      <ButtonLink to={`/trips/${id}/receipt`} variant="outline" size="small">
        <FileText aria-hidden="true" className="size-4" />
        {t('receipt.open')}
      </ButtonLink>
      <ButtonLink to={receiptPdf(id, i18n.language)} reloadDocument target="_blank" variant="outline" size="small">
        {t('receipt.paper')}
      </ButtonLink>
      {children}
    </div>
  )
}
