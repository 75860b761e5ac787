import { pageOfPath, pageSlugs, writtenPaths } from '@nordbo/written-pages'
import { type ComponentType, lazy, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation, useParams } from 'react-router-dom'
import {
  fetchAccountTexts,
  fetchBookingTexts,
  fetchHostingTexts,
  fetchHotelTexts,
  fetchHubTexts,
  fetchLateTexts,
  fetchMailedTexts,
  fetchMessageTexts,
  fetchNotificationTexts,
  fetchWishlistTexts,
  fetchWrittenTexts,
} from '../i18n/i18n.ts'
import { Shell } from './shell/shell.tsx'

/** A page with a server-drawn first screen. Once fetched it renders at once, without a placeholder in between. */
const prefetchablePage = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let fetched: ComponentType<P> | undefined
  const fetchPage = async (): Promise<ComponentType<P>> => {
    fetched ??= await load()
    return fetched
  }
  const Later = lazy(async () => ({ default: await fetchPage() }))
  const Page = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => fetched ?? Later)
    return <Shown {...props} />
  }
  return { fetchPage, Page }
}

/** A page whose texts load together with it, because no first screen needs them. */
const pageWithTexts = (load: () => Promise<ComponentType>, texts = fetchLateTexts) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), texts()])
    return { default: page }
  })

const home = prefetchablePage(async () => (await import('./pages/home.tsx')).HomeRoute)
const search = prefetchablePage(async () => (await import('./pages/search.tsx')).SearchRoute)
/** A page of hotels, whose texts load with it. */
const hotelPage = (load: () => Promise<ComponentType>) =>
  prefetchablePage(async () => (await Promise.all([load(), fetchHotelTexts()]))[0])
const hotels = hotelPage(async () => (await import('./pages/hotels.tsx')).HotelsRoute)
const hotelSearch = hotelPage(async () => (await import('./pages/hotel-search.tsx')).HotelSearchRoute)
const hotel = hotelPage(async () => (await import('./pages/hotel.tsx')).HotelRoute)
const written = prefetchablePage(
  async () => (await Promise.all([import('./pages/written.tsx'), fetchWrittenTexts()]))[0].WrittenRoute,
)
const listing = prefetchablePage(async () => (await import('./pages/listing.tsx')).ListingRoute)
const PayRoute = pageWithTexts(async () => (await import('./pages/pay.tsx')).PayRoute, fetchBookingTexts)
const ReserveRoute = pageWithTexts(async () => (await import('./pages/reserve.tsx')).ReserveRoute, fetchBookingTexts)
const BookedRoute = pageWithTexts(async () => (await import('./pages/booked.tsx')).BookedRoute)
const TripsRoute = pageWithTexts(async () => (await import('./pages/trips.tsx')).TripsRoute)
const MessagesRoute = pageWithTexts(async () => (await import('./pages/messages.tsx')).MessagesRoute, fetchMessageTexts)
const TripRoute = pageWithTexts(async () => (await import('./pages/trip.tsx')).TripRoute)
const ReceiptRoute = pageWithTexts(async () => (await import('./pages/receipt.tsx')).ReceiptRoute)
const ReviewRoute = pageWithTexts(async () => (await import('./pages/review.tsx')).ReviewRoute)
const DamageRoute = pageWithTexts(async () => (await import('./pages/damage.tsx')).DamageRoute)
const WishlistsRoute = pageWithTexts(
  async () => (await import('./pages/wishlists.tsx')).WishlistsRoute,
  fetchWishlistTexts,
)
const WishlistRoute = pageWithTexts(
  async () => (await import('./pages/wishlist.tsx')).WishlistRoute,
  fetchWishlistTexts,
)
const SharedWishlistRoute = pageWithTexts(
  async () => (await import('./pages/shared-wishlist.tsx')).SharedWishlistRoute,
  fetchWishlistTexts,
)
const ProfileRoute = pageWithTexts(async () => (await import('./pages/profile.tsx')).ProfileRoute, fetchHubTexts)
const HostRoutes = lazy(async () => ({ default: await (await import('./host/load-host-routes.ts')).loadHostRoutes() }))
const BecomeHostRoute = pageWithTexts(
  async () => (await import('./pages/become-host.tsx')).BecomeHostRoute,
  fetchHostingTexts,
)
const CreateListingRoute = lazy(async () => ({
  default: await (await import('./host/load-host-routes.ts')).loadCreateListing(),
}))
const MailedRoute = pageWithTexts(async () => (await import('./pages/mailed.tsx')).MailedRoute, fetchMailedTexts)
const NotificationsRoute = pageWithTexts(
  async () => (await import('./pages/notifications.tsx')).NotificationsRoute,
  fetchNotificationTexts,
)
const AuthPage = pageWithTexts(async () => (await import('../features/auth/auth-page.tsx')).AuthPage, fetchAccountTexts)
const VerifyPage = pageWithTexts(
  async () => (await import('../features/auth/verify-page.tsx')).VerifyPage,
  fetchAccountTexts,
)
const OtherRoute = lazy(async () => ({ default: (await import('./pages/other.tsx')).OtherRoute }))

/** The page with a first screen at an address, if there is one. */
const drawnPage = (pathname: string) => {
  if (pathname === '/') return home
  if (pathname === '/search') return search
  if (pathname === '/hoteller') return hotels
  if (pageOfPath(pathname)) return written
  if (pathname === encodeURI('/hoteller/søg')) return hotelSearch
  if (pathname.startsWith('/hoteller/')) return hotel
  return pathname.startsWith('/listing/') ? listing : undefined
}

/** Fetches the page of an address that has a first screen. Never rejects: the router reports a failure. */
export const prefetchPage = async (pathname: string): Promise<void> => {
  await drawnPage(pathname)
    ?.fetchPage()
    .catch(() => undefined)
}

/** The search's former address. */
const ToSearch = () => <Navigate to={{ pathname: '/search', search: useLocation().search }} replace />

/** The address of a home's edit dialog, which stands over the host's list. */
const ToEditing = () => {
  const { id = '' } = useParams()
  const params = new URLSearchParams(useLocation().search)
  params.set('edit', id)
  return <Navigate to={{ pathname: '/host/dashboard/listings', search: params.toString() }} replace />
}

/** All pages. Each is a chunk of its own. */
export const Router = () => (
  <BrowserRouter>
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<home.Page />} />
        <Route path="search" element={<search.Page />} />
        <Route path="search-old" element={<ToSearch />} />
        <Route path="listing/:id" element={<listing.Page />} />
        <Route path="hoteller" element={<hotels.Page />} />
        <Route path="hoteller/søg" element={<hotelSearch.Page />} />
        {pageSlugs.map((slug) => (
          <Route key={slug} path={writtenPaths[slug].slice(1)} element={<written.Page slug={slug} />} />
        ))}
        <Route path="hoteller/:id" element={<hotel.Page />} />
        <Route path="reserve/:id" element={<ReserveRoute />} />
        <Route path="pay/:id" element={<PayRoute />} />
        <Route path="booked/:id" element={<BookedRoute />} />
        <Route path="messages" element={<MessagesRoute />} />
        <Route path="messages/:id" element={<MessagesRoute />} />
        <Route path="trips" element={<TripsRoute />} />
        <Route path="trips/:id" element={<TripRoute />} />
        <Route path="trips/:id/receipt" element={<ReceiptRoute />} />
        <Route path="review/:bookingId" element={<ReviewRoute />} />
        <Route path="damage-claim/:bookingId" element={<DamageRoute />} />
        <Route path="profile" element={<ProfileRoute />} />
        <Route path="notifications" element={<NotificationsRoute />} />
        <Route path="wishlists" element={<WishlistsRoute />} />
        <Route path="wishlists/:id" element={<WishlistRoute />} />
        <Route path="wishlists/shared/:token" element={<SharedWishlistRoute />} />
        <Route path="host" element={<Navigate to="/host/dashboard" replace />} />
        <Route path="host/create" element={<CreateListingRoute />} />
        <Route path="host/create/:draftId" element={<CreateListingRoute />} />
        <Route path="host/edit/:id" element={<ToEditing />} />
        <Route path="host/dashboard/*" element={<HostRoutes />} />
        <Route path="bliv-vaert" element={<BecomeHostRoute />} />
        <Route path="auth" element={<AuthPage />} />
        <Route path="auth/verify" element={<VerifyPage />} />
        <Route path="auth/*" element={<MailedRoute />} />
        <Route path="*" element={<OtherRoute />} />
      </Route>
    </Routes>
  </BrowserRouter>
)
