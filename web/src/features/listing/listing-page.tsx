import { countedGuests } from '@nordbo/stay-rules'
import { HousePlug } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenThreadWith } from '../../domain/messages/use-open-thread-with.ts'
import { ListingHintsBanner } from '../../domain/stay/address-hints-banner.tsx'
import { type StayChoice, useStayChoice } from '../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { toastError } from '../../lib/toast/toast.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PhotoMosaic } from '../../ui/photos/gallery/photo-mosaic.tsx'
import { Description } from './about/description.tsx'
import { Facts } from './about/facts.tsx'
import { GoodToKnow } from './about/good-to-know.tsx'
import { HostCard } from './about/host-card.tsx'
import { ListingHeading } from './about/listing-heading.tsx'
import { Place } from './about/place.tsx'
import { SleepingArrangements } from './about/sleeping-arrangements.tsx'
import { AmenitiesSection } from './amenities/amenities-section.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { NearbyHomes } from './nearby-homes.tsx'
import { BookBar } from './price/book-bar.tsx'
import { PriceCard } from './price/price-card.tsx'
import { useListing, useNearby } from './query/use-listing.ts'
import { Reviews } from './reviews/reviews.tsx'

interface ListingPageProps {
  id: string
  /** Opens the booking dialog; with `message` at the message to the host. */
  onBook: (at?: 'message') => void
  /** The booking dialog, from another feature. */
  booking: (home: ListingDetail, choice: StayChoice) => ReactNode
}

const Home = ({ home, onBook, booking }: { home: ListingDetail } & Omit<ListingPageProps, 'id'>) => {
  const { t } = useTranslation('listing')
  const { user } = useSession()
  const choice = useStayChoice(home.maxGuests, home.rules.petsAllowed)
  const isOwn = user?.id === home.hostId
  const contact = useOpenThreadWith()
  const price = { home, choice, isOwn, onBook: () => onBook(), onContact: () => contact.open({ listingId: home.id }) }
  const nearby = (useNearby(home.id, choice.stay, countedGuests(choice.guests)).data ?? []).filter(
    ({ subcategory }) => subcategory === home.subcategory,
  )
  return (
    <div className="page md:pt-4">
      {home.active ? null : (
        <div className="py-4">
          <Banner tone="warning" title={t('pausedTitle')}>
            {isOwn ? t('pausedText') : t('booking.listingUnavailable', { ns: 'errors' })}
          </Banner>
        </div>
      )}
      {choice.hints.length > 0 ? (
        <div className="py-4">
          <ListingHintsBanner hints={choice.hints} capacity={home.maxGuests} />
        </div>
      ) : null}
      <PhotoMosaic photos={home.photos} title={home.title} />
      <div className="mt-7 grid gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-10 *:min-w-0 [&>section]:border-t [&>section]:border-line [&>section]:pt-10">
          <div className="grid gap-7">
            <ListingHeading home={home} />
            <Facts home={home} />
          </div>
          {home.host ? <HostCard host={home.host} /> : null}
          <Description text={home.description} />
          <SleepingArrangements rooms={home.sleeping} />
          <AmenitiesSection amenities={home.amenities} />
          <CalendarSection listingId={home.id} city={home.city} choice={choice} />
        </div>
        <div className="hidden lg:block">
          <div className="sticky top-28">
            <PriceCard {...price} />
          </div>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:col-span-2 [&>section]:border-t [&>section]:border-line [&>section]:pt-10">
          <div className="lg:hidden">
            <PriceCard {...price} />
          </div>
          <Reviews home={home} />
          <Place home={home} nearby={nearby} choice={choice} />
          <GoodToKnow home={home} stay={choice.stay} today={choice.today} />
          {nearby.length > 0 ? <NearbyHomes homes={nearby} stay={choice.stay} guests={choice.guests} /> : null}
        </div>
      </div>
      <BookBar home={home} choice={choice} isOwn={isOwn} onBook={price.onBook} />
      {booking(home, choice)}
    </div>
  )
}

/** The page of a home. */
export const ListingPage = ({ id, onBook, booking }: ListingPageProps) => {
  const { t } = useTranslation('listing')
  const listing = useListing(id)
  const failed = listing.isError && !listing.data && !isMissing(listing.error)
  const [title, description] = [t('error', { ns: 'common' }), t('failedTitle')]
  useEffect(() => {
    if (failed) toastError({ title, description })
  }, [failed, title, description])
  usePageTitle(listing.data?.title ?? (isMissing(listing.error) ? t('notFoundTitle') : undefined))
  if (listing.data) return <Home home={listing.data} onBook={onBook} booking={booking} />
  if (listing.isPending) return <ListingSkeleton />
  if (isMissing(listing.error))
    return (
      <EmptyState icon={<HousePlug className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
        <ButtonLink to="/">{t('notFoundHome')}</ButtonLink>
      </EmptyState>
    )
  return (
    <ErrorState
      title={t('failedTitle')}
      error={listing.error}
      onRetry={() => void listing.refetch()}
      busy={listing.isFetching}
    />
  )
}
