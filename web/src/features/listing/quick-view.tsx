import { HousePlug } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FavouriteButton } from '../../domain/favourites/favourite-button.tsx'
import type { ListingDetail } from '../../lib/api/model.ts'
import { isMissing } from '../../lib/api/problem.ts'
import { useFormat } from '../../lib/format/use-format.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Rating } from '../../ui/layout/rating.tsx'
import { PhotoCarousel } from '../../ui/photos/photo-carousel.tsx'
import { Facts } from './about/facts.tsx'
import { HomeBadges } from './about/home-badges.tsx'
import { useListing } from './query/use-listing.ts'

interface QuickViewProps {
  id: string
  onClose: () => void
  onBook: () => void
  /** The booking dialog, from another feature. */
  booking: (home: ListingDetail) => ReactNode
}

/** Reserves the content's height, so that nothing moves when it arrives. */
const columns = 'grid content-start gap-x-8 gap-y-5 md:min-h-[21rem] md:grid-cols-[1.1fr_1fr]'

const Home = ({ home }: { home: ListingDetail }) => {
  const { t } = useTranslation('listing')
  return (
    <div className={columns}>
      <div className="group relative self-start">
        <PhotoCarousel
          photos={home.photos}
          title={home.title}
          sizes="(min-width: 60rem) 29rem, (min-width: 48rem) 48vw, 100vw"
          priority
        />
        <FavouriteButton listingId={home.id} title={home.title} className="absolute end-0.5 top-0.5 z-20" />
      </div>
      <div className="grid content-start gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Rating rating={home.rating} reviewCount={home.reviewCount} withCount />
          <span className="text-soft">
            {home.city}, {t(`country.${home.country}`, { ns: 'common' })}
          </span>
          <HomeBadges home={home} />
        </div>
        <Facts home={home} />
        <p className="line-clamp-6 whitespace-pre-line text-soft">{home.description.trim() || t('noDescription')}</p>
      </div>
    </div>
  )
}

const Place = () => (
  <div aria-hidden="true" className={columns}>
    <Skeleton className="aspect-3/2" />
    <Skeleton className="h-56" />
  </div>
)

/** A preview of a home in a dialog: photos, facts, description and links. */
export const QuickView = ({ id, onClose, onBook, booking }: QuickViewProps) => {
  const { t } = useTranslation('listing')
  const format = useFormat()
  const { user } = useSession()
  const listing = useListing(id)
  const home = listing.data
  const isOwn = home !== undefined && user?.id === home.hostId
  const missing = isMissing(listing.error) && !home
  const footer = missing ? undefined : (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="tabular">
        <span className="text-18 font-semibold">{home ? format.price(home.pricePerNight) : '…'}</span>{' '}
        <span className="text-14 text-soft">{isOwn ? t('ownListing') : t('perNight', { ns: 'common' })}</span>
      </p>
      {home?.bookingMode === 'request' && !isOwn ? (
        <p className="order-last w-full text-12 text-soft md:text-end">{t('hostFirst')}</p>
      ) : null}
      <div className="flex grow gap-3 md:grow-0">
        <ButtonLink to={`/listing/${id}`} variant="outline" className="grow">
          {t('seeDetails')}
        </ButtonLink>
        <Button className="grow" disabled={!home || isOwn} onClick={onBook}>
          {t('bookNow')}
        </Button>
      </div>
    </div>
  )
  return (
    <Dialog
      open
      full
      width="wide"
      title={<span className="line-clamp-1">{home?.title ?? t('quickView')}</span>}
      onClose={onClose}
      footer={footer}
    >
      {listing.isPending ? <Place /> : null}
      {listing.isError && !home ? (
        missing ? (
          <EmptyState icon={<HousePlug className="size-7" />} title={t('notFoundTitle')} text={t('notFoundText')}>
            <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          </EmptyState>
        ) : (
          <ErrorState
            title={t('failedTitle')}
            error={listing.error}
            onRetry={() => void listing.refetch()}
            busy={listing.isFetching}
          />
        )
      ) : null}
      {home ? <Home home={home} /> : null}
      {home ? booking(home) : null}
    </Dialog>
  )
}
