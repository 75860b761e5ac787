import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { HeroSlideshow } from './hero-slideshow.tsx'
import { PopularHomes } from './popular-homes.tsx'
import { Promises } from './promises.tsx'

/** The front page; the search belongs to another feature and is handed in. */
export const HomePage = ({ search }: { search: ReactNode }) => {
  const { t } = useTranslation('home')
  usePageTitle(t('title'))
  return (
    <>
      <section className="page pt-4 md:pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-6 md:pb-9">
          <h1 className="text-36 md:text-48">{t('heroTitle')}</h1>
          <p className="max-w-[30rem] text-16 text-soft md:text-18">{t('heroLead')}</p>
        </div>
        <HeroSlideshow />
        <div className="relative z-10 mx-auto -mt-8 w-[min(60rem,92%)] md:-mt-10">{search}</div>
      </section>
      <PopularHomes />
      <Promises />
      <section className="page pt-20">
        <div className="grid items-center gap-6 rounded-card bg-primary-soft px-6 py-10 md:grid-cols-[1fr_auto] md:px-12 md:py-14">
          <div>
            <h2 className="text-28">{t('promoTitle')}</h2>
            <p className="mt-2 max-w-reading text-soft">{t('promoText')}</p>
          </div>
          <ButtonLink to="/search?type=home" size="large" className="justify-self-start">
            {t('findHomes')}
          </ButtonLink>
        </div>
      </section>
    </>
  )
}
