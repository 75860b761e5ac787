import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '../../lib/api/model.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Photo } from '../../ui/photos/photo.tsx'

/** The home of a thread, its newest booking, and why contact data is hidden. */
export const BesideChat = ({ thread, booking }: { thread: Thread; booking: (id: string) => ReactNode }) => {
  const { t } = useTranslation('messages')
  const [newest] = thread.bookingIds
  const { listing } = thread
  return (
    <div className="@container grid grid-cols-1 gap-5">
      {newest === undefined && listing?.cover ? (
        <Photo photo={listing.cover} alt="" sizes="20rem" className="rounded-card" />
      ) : null}
      {newest === undefined ? (
        <>
          <p className="text-14 text-soft">{t('noBooking')}</p>
          {listing ? (
            <ButtonLink to={`/listing/${listing.id}`} variant="outline">
              {t('seeHome')}
            </ButtonLink>
          ) : null}
        </>
      ) : (
        booking(newest)
      )}
      {thread.contactsShown ? null : (
        <Banner tone="info" title={t('maskedNote')}>
          {t('maskedWhy')}
        </Banner>
      )}
    </div>
  )
}
