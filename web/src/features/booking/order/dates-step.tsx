import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HomeCalendar } from '../../../domain/calendar/home-calendar.tsx'
import { stayPath } from '../../../domain/stay/stay-path.ts'
import type { StayChoice } from '../../../domain/stay/use-stay-choice.ts'
import type { ListingDetail } from '../../../lib/api/model.ts'
import { GuestChoice } from './guest-choice.tsx'
import { MessageField } from './message-field.tsx'
import { StayPrice } from './stay-price.tsx'
import type { Order } from './use-order.ts'

/** Dates, guests, a message to the host, and the price. */
export const DatesStep = ({
  home,
  choice,
  order,
  children,
}: {
  home: ListingDetail
  choice: StayChoice
  order: Order
  /** What the guest agrees to together with the price. */
  children: ReactNode
}) => {
  const { t } = useTranslation('booking')
  return (
    <div className="grid grid-cols-1 gap-7">
      <HomeCalendar
        listingId={home.id}
        draft={choice.draft}
        onChange={choice.setDates}
        today={choice.today}
        clearable
      />
      <div className="grid gap-x-12 gap-y-7 md:grid-cols-2">
        <GuestChoice home={home} choice={choice} />
        <div className="grid content-start gap-4">
          <StayPrice home={home} choice={choice} order={order} />
          {children}
          <Link
            to={stayPath(`/reserve/${home.id}`, choice.stay, choice.guests)}
            className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold underline underline-offset-4"
          >
            {t('checkout.open')}
          </Link>
        </div>
      </div>
      {home.bookingMode === 'request' ? <MessageField value={order.message} onChange={order.setMessage} /> : null}
    </div>
  )
}
