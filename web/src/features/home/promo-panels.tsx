import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** Links to letting a home and to finding one. */
export const PromoPanels = () => {
  const { t } = useTranslation('home')
  return (
    <section aria-label={t('promoLabel')} className="page grid gap-5 pt-20 md:grid-cols-2 md:gap-6 md:pt-28">
      <div className="flex flex-col items-start gap-2 rounded-card bg-sunken hairline border-line px-6 py-9 md:px-10 md:py-12">
        <h2 className="text-28">{t('hostPromoTitle')}</h2>
        <p className="mb-4 max-w-reading grow text-soft">{t('hostPromoText')}</p>
        <ButtonLink to="/bliv-vaert" size="large" variant="outline">
          {t('hostPromoLink')}
        </ButtonLink>
      </div>
      <div className="flex flex-col items-start gap-2 rounded-card bg-primary-soft px-6 py-9 md:px-10 md:py-12">
        <h2 className="text-28">{t('promoTitle')}</h2>
        <p className="mb-4 max-w-reading grow text-soft">{t('promoText')}</p>
        <ButtonLink to="/search" size="large">
          {t('promoLink')}
        </ButtonLink>
      </div>
    </section>
  )
}
