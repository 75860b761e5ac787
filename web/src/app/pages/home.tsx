import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStayChoice } from '../../domain/stay/use-stay-choice.ts'
import { type BookingParams, useBookingParams } from '../../features/booking/booking-params.ts'
import { loadBookingDialog } from '../../features/booking/load-booking-dialog.ts'
import { HomePage } from '../../features/home/home-page.tsx'
import { CategoryStrip } from '../../features/search/filters/category-strip.tsx'
import { readSearch } from '../../features/search/query/read-search.ts'
import { toQuery, writeSearch } from '../../features/search/query/write-search.ts'
import type { ListingDetail } from '../../lib/api/model.ts'
import { useToday } from '../../lib/clock/use-now.ts'
import { useDialogParam } from '../../lib/navigation/use-dialog-param.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { RememberedSearch } from '../remembered-search.tsx'

const QuickView = lazy(async () => ({ default: (await import('../../features/listing/quick-view.tsx')).QuickView }))
const BookingDialog = lazy(loadBookingDialog)
/** For hosts only. */
const CreateButton = lazy(async () => ({
  default: await (await import('../../features/own-listings/load-create-button.ts')).loadCreateButton(),
}))

/** Parameters that booking from the quick view adds to the address. */
const bookingParams = ['book', 'booking', 'checkIn', 'checkOut', 'guests', 'children', 'babies', 'pets']

const Booking = ({ home, params }: { home: ListingDetail; params: BookingParams }) => {
  const choice = useStayChoice(home.maxGuests, home.rules.petsAllowed)
  return <BookingDialog home={home} choice={choice} params={params} />
}

/** The front page with its search, quick view and booking dialog. */
export const HomeRoute = () => {
  const today = useToday()
  const [params] = useSearchParams()
  const { category: chosen } = readSearch(params, today)
  const category = writeSearch({ category: chosen }).toString()
  const quick = useDialogParam('quick', bookingParams)
  const booking = useBookingParams()
  const { isHost } = useSession()
  return (
    <>
      <Suspense>{isHost ? <CreateButton /> : null}</Suspense>
      <HomePage
        search={<RememberedSearch className="page" />}
        strip={<CategoryStrip chosen={chosen} hrefOf={(next) => `/?${writeSearch({ category: next }).toString()}`} />}
        category={toQuery(readSearch(new URLSearchParams(category), today))}
        searchPath={category ? `/search?${category}` : '/search'}
        onOpen={quick.open}
      />
      <Suspense>
        {quick.value === null ? null : (
          <QuickView
            key={quick.value}
            id={quick.value}
            onClose={quick.close}
            onBook={() => booking.start()}
            booking={(home) => <Suspense>{booking.open ? <Booking home={home} params={booking} /> : null}</Suspense>}
          />
        )}
      </Suspense>
    </>
  )
}
