import { useTranslation } from 'react-i18next'
import type { ListingCard, ListingDetail } from '../../lib/api/model.ts'
import { ExactAddress } from './exact-address.tsx'

/** Where the home lies: roughly for everyone, by its address for those whom the server tells. */
export const Place = ({ home }: { home: ListingDetail; nearby: readonly ListingCard[] }) => {
  const { t } = useTranslation('listing')
  return (
    <section aria-labelledby="place">
      <h2 id="place" className="text-22 md:text-28">
        {t('placeTitle')}
      </h2>
      <p className="mt-1 text-soft">
        {home.city}, {t(`country.${home.country}`, { ns: 'common' })}
      </p>
      {home.exact ? (
        <ExactAddress address={home.exact.address} />
      ) : (
        <p className="mt-3 text-14 text-soft">{t('placeNote')}</p>
      )}
    </section>
  )
}
