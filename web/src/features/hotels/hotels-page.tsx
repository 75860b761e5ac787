import { ArrowRight, CalendarClock, Map as MapIcon, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HotelGrid } from '../../domain/hotels/hotel-grid.tsx'
import { useHotels } from '../../domain/hotels/use-hotels.ts'
import type { HotelCard as Hotel } from '../../lib/api/model.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { withDistinctCovers } from '../../lib/photos/distinct-covers.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Point } from '../../ui/layout/point.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { NoPhoto } from '../../ui/photos/no-photo.tsx'
import { Photo } from '../../ui/photos/photo.tsx'
import { Slideshow } from '../../ui/photos/slideshow.tsx'

/** How many popular hotels are shown, and how many of their pictures rotate (docs/product/listings.md, Hotels). */
export const shownHotels = 6
const [rotated, rotateMs] = [5, 6_000]

/** The towns that are offered; their names are the same in all languages. */
const destinations = ['København', 'Aarhus', 'Odense', 'Aalborg'] as const
const values = [
  { name: 'find', icon: MapIcon },
  { name: 'price', icon: Tag },
  { name: 'soon', icon: CalendarClock },
] as const

const heroShape = 'aspect-4/3 sm:aspect-2/1 lg:aspect-5/2'

/** Pictures of the best rated hotels. */
const Hero = ({ hotels }: { hotels: readonly Hotel[] | undefined }) => {
  const { t } = useTranslation('home')
  const pictures = (hotels ?? []).flatMap(({ name, city, photos: [cover] }) => (cover ? [{ name, city, cover }] : []))
  if (!hotels) return <div aria-hidden="true" className={`skeleton rounded-card ${heroShape}`} />
  if (pictures.length === 0) return <NoPhoto className={`rounded-card ${heroShape}`} />
  const slides = pictures.slice(0, rotated)
  return (
    <Slideshow
      slides={slides.map(({ name }) => name)}
      everyMs={rotateMs}
      pause={t('pauseSlides')}
      play={t('playSlides')}
      className={heroShape}
    >
      {(position, shown) => {
        const slide = slides[position]
        return slide ? (
          <Photo
            photo={slide.cover}
            alt={shown ? `${slide.name}, ${slide.city}` : ''}
            sizes="(min-width: 84rem) 80rem, 100vw"
            priority={position === 0}
            className="size-full object-cover"
          />
        ) : null
      }}
    </Slideshow>
  )
}

const Popular = ({ hotels }: { hotels: ReturnType<typeof useHotels> }) => {
  const { t } = useTranslation('hotels')
  const shown = hotels.data && withDistinctCovers(hotels.data)
  return (
    <section aria-labelledby="popular" aria-busy={hotels.isPending} className="page pt-14 md:pt-20">
      <SectionHead
        id="popular"
        title={t('popularTitle')}
        lead={t('popularLead')}
        all={{ to: '/hoteller/søg', label: t('seeAll') }}
      />
      {hotels.isError && !hotels.data ? (
        <ErrorState
          title={t('failed')}
          error={hotels.error}
          onRetry={() => void hotels.refetch()}
          busy={hotels.isFetching}
        />
      ) : (
        <HotelGrid hotels={shown} places={shownHotels} />
      )}
    </section>
  )
}

const Destinations = () => {
  const { t } = useTranslation('hotels')
  return (
    <section aria-labelledby="destinations" className="page pt-14 md:pt-20">
      <h2 id="destinations" className="text-28 md:text-36">
        {t('destinationsTitle')}
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:mt-8 lg:grid-cols-4 lg:gap-6">
        {destinations.map((city) => (
          <li key={city}>
            <Link
              to={`/hoteller/søg?${new URLSearchParams({ city }).toString()}`}
              className="flex min-h-16 items-center justify-between gap-3 rounded-card px-5 text-18 font-semibold transition-colors hairline border-line hover:bg-sunken"
            >
              <span lang="da">{city}</span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Values = () => {
  const { t } = useTranslation('hotels')
  return (
    <section aria-labelledby="values" className="page pt-14 md:pt-20">
      <h2 id="values" className="sr-only">
        {t('valuesTitle')}
      </h2>
      <ul className="grid gap-9 border-y border-line py-10 md:grid-cols-3 md:gap-12 md:py-16">
        {values.map(({ name, icon }) => (
          <Point key={name} icon={icon} title={t(`value.${name}Title`)} text={t(`value.${name}Text`)} />
        ))}
      </ul>
      <ButtonLink to="/hoteller/partner" variant="outline" className="mt-8">
        {t('becomePartner')}
      </ButtonLink>
    </section>
  )
}

/** The front page of hotels. `search` is the search bar, from another feature. */
export const HotelsPage = ({ search }: { search: ReactNode }) => {
  const { t } = useTranslation('hotels')
  const hotels = useHotels(shownHotels)
  usePageTitle(t('title'))
  return (
    <>
      <section aria-label={t('gallery')} className="page pt-4 md:pt-8">
        <div className="pb-6 md:pb-9">
          <h1 className="text-36 md:text-48">{t('heroTitle')}</h1>
          <p className="mt-1 max-w-[34rem] text-16 text-soft md:text-18">{t('heroLead')}</p>
        </div>
        <Hero hotels={hotels.isError ? [] : hotels.data} />
        {/* The search bar overlaps the picture by half. */}
        <div className="-mt-8 md:-mt-10" />
      </section>
      {search}
      <Popular hotels={hotels} />
      <Destinations />
      <Values />
    </>
  )
}
