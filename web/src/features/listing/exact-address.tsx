import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '../../lib/api/model.ts'

type Exact = NonNullable<ListingDetail['exact']>

/** Where the home lies, for those whom the server tells: its host and guests of a confirmed booking. */
export const ExactAddress = ({ address }: { address: Exact['address'] }) => {
  const { t } = useTranslation('listing')
  return (
    <section aria-labelledby="address">
      <h2 id="address" className="text-22 md:text-28">
        {t('addressTitle')}
      </h2>
      <address className="mt-4 not-italic">
        {[address.line1, address.line2, `${address.postalCode} ${address.city}`].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-2 text-14 text-soft">{t('addressNote')}</p>
    </section>
  )
}
