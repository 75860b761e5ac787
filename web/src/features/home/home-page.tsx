import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchQuery } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { HeroSlideshow } from './hero-slideshow.tsx'
import { Hotels } from './hotels.tsx'
import { PopularHomes } from './popular-homes.tsx'
import { Promises } from './promises.tsx'
import { PromoPanels } from './promo-panels.tsx'

interface HomePageProps {
  /** The search bar, from another feature. */
  search: ReactNode
  /** The categories, from another feature. */
  strip: ReactNode
  /** The chosen category as API parameters. */
  category: SearchQuery
  searchPath: string
  onOpen: (id: string) => void
}

/** The front page. */
export const HomePage = ({ search, ...popular }: HomePageProps) => {
  const { t } = useTranslation('home')
  usePageTitle(t('title'))
  return (
    <>
      <section className="page pt-4 md:pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-6 md:pb-9">
          <div>
            <h1 className="text-36 md:text-48">{t('heroTitle')}</h1>
            <p className="mt-1 max-w-[34rem] text-16 text-soft md:text-18">{t('heroLead')}</p>
          </div>
          <ButtonLink to="/search?type=home" variant="outline" className="max-md:hidden">
            {t('findHomes')}
          </ButtonLink>
        </div>
        <HeroSlideshow />
        {/* The search bar overlaps the picture by half. */}
        <div className="-mt-8 md:-mt-10" />
      </section>
      {search}
      <div className="page md:hidden">
        <ButtonLink to="/search?type=home" variant="outline" className="mt-4 w-full">
          {t('findHomes')}
        </ButtonLink>
      </div>
      <PopularHomes {...popular} />
      <Promises />
      <Hotels />
      <PromoPanels />
    </>
  )
}
