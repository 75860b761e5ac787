import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../../lib/api/model.ts'

type Exact = NonNullable<ListingDetail['exact']>

/** The address, which the server sends to the host and to guests with a confirmed booking only. */
export const ExactAddress = ({ address }: { address: Exact['address'] }) => {
  const { t } = useTranslation('listing')
  return (
    <>
      <h3 className="mt-6 font-body text-16 font-semibold tracking-normal">{t('addressTitle')}</h3>
      <address className="mt-1 not-italic">
        {[address.line1, address.line2, `${address.postalCode} ${address.city}`].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-2 text-14 text-soft">{t('addressNote')}</p>
    </>
  )
}
