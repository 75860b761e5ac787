import {
  bookingService,
  identityService,
  listingsEvents,
  listingsService,
  pricingService,
  type TimerName,
} from '@nordbo/contracts'
import {
  answerByEvents,
  nightlyRetention,
  openKit,
  openPersonalData,
  type StartService,
  suspensionSubscriptions,
  type Timer,
  untilAvailable,
} from '@nordbo/service-kit'
import { addressHandlers, openGeocoder } from './addresses/find-addresses.ts'
import type { Geocoder } from './addresses/geocoder.ts'
import { type Category, loadCategories } from './categories/category.ts'
import { listCategories } from './categories/list-categories.ts'
import { bookingSubscriptions } from './consumers/on-booking.ts'
import { calendarSubscriptions } from './consumers/on-calendar.ts'
import { priceSubscriptions } from './consumers/on-prices.ts'
import { onPrivacyChanged } from './consumers/on-privacy.ts'
import { reindexHostListings } from './consumers/on-standing.ts'
import type { ListingsConfig } from './core/config.ts'
import type { Deps } from './core/deps.ts'
import { draftHandlers } from './drafts/draft-handlers.ts'
import { estimateNight } from './earnings/estimate-night.ts'
import { onExtraChanged } from './extras/on-extra-changed.ts'
import { decideProposals, showPriceProposals } from './extras/price-proposals.ts'
import { countFigures } from './figures/count-figures.ts'
import { Prisma, PrismaClient } from './generated/prisma/client.ts'
import { hotReads } from './hot-reads.ts'
import { hotelHandlers } from './hotels/hotel-handlers.ts'
import { indexHotels } from './hotels/index-hotels.ts'
import { copyListing } from './listing/copy-listing.ts'
import { createListing } from './listing/create-listing.ts'
import { englishTitles } from './listing/english-titles.ts'
import { homesTitled } from './listing/homes-titled.ts'
import { showHostRating } from './listing/host-rating.ts'
import { importListings } from './listing/import-listings.ts'
import { bookableByIds, snapshot } from './listing/list-bookable.ts'
import { cardsByIds, listMine } from './listing/list-cards.ts'
import { listNearby } from './listing/list-nearby.ts'
import { publishListing, unpublishListing } from './listing/publish-listing.ts'
import { showForEditing } from './listing/show-for-editing.ts'
import { showForStay } from './listing/show-for-stay.ts'
import { showPage } from './listing/show-page.ts'
import { listSitemaps, showSitemap } from './listing/sitemap.ts'
import { updateListing } from './listing/update-listing.ts'
import { personalData } from './personal-data/personal-data.ts'
import { openDerivePool, type PhotoDeps } from './photos/derive-pool.ts'
import { photoRemovalTimer } from './photos/photo-files.ts'
import { photoHandlers } from './photos/photo-handlers.ts'
import { startQuarantineSweep } from './photos/sweep-quarantine.ts'
import { publicationTimer } from './reviews/publication-timer.ts'
import { reviewHandlers } from './reviews/review-handlers.ts'
import { type FindMatches, matchFinder } from './saved-searches/find-matches.ts'
import { startMatcher } from './saved-searches/matcher.ts'
import { savedSearchHandlers } from './saved-searches/saved-search-handlers.ts'
import { startDocumentRefresh } from './search/index/refresh-documents.ts'
import { placeDirectory } from './search/places/place-directory.ts'
import { filterResolver } from './search/query/resolve-filters.ts'
import { searchHandlers } from './search/search-handlers.ts'
import { wishlistRemovalTimer } from './wishlists/change-wishlists.ts'
import { wishlistHandlers } from './wishlists/wishlist-handlers.ts'

interface HandlerDeps {
  deps: Deps
  photoDeps: PhotoDeps
  geocoder: Geocoder
  categories: readonly Category[]
  directory: ReturnType<typeof placeDirectory>
  fitting: FindMatches
  armPublication: (id: string, at: Date) => Promise<void>
}

/** The handlers of all procedures. */
const createHandlers = ({
  deps,
  photoDeps,
  geocoder,
  categories,
  directory,
  fitting,
  armPublication,
}: HandlerDeps) => ({
  ...draftHandlers(deps),
  ...photoHandlers(photoDeps),
  ...addressHandlers(geocoder),
  ...wishlistHandlers(deps),
  ...savedSearchHandlers(deps, fitting),
  ...searchHandlers(deps, categories, directory),
  ...hotelHandlers(deps, directory),
  ...reviewHandlers(deps, armPublication),
  byId: showPage(deps),
  forStay: showForStay(deps),
  cardsByIds: cardsByIds(deps),
  englishTitles: englishTitles(deps),
  homesTitled: homesTitled(deps),
  nearby: listNearby(deps),
  categories: listCategories(categories),
  figures: countFigures(deps),
  estimateNight: estimateNight(deps),
  sitemapStarts: listSitemaps(deps),
  sitemap: showSitemap(deps),
  mine: listMine(deps),
  hostRating: showHostRating(deps),
  copy: copyListing(deps),
  create: createListing(deps),
  forEditing: showForEditing(deps),
  update: updateListing(deps),
  publish: publishListing(deps),
  unpublish: unpublishListing(deps),
  bookableByIds: bookableByIds(deps),
  snapshot: snapshot(deps),
  importListings: importListings(deps),
  priceProposals: showPriceProposals(deps),
  decideProposals: decideProposals(deps),
})

/** Starts listings: homes, their photos and reviews, hotels, wishlists and the search. */
export const start: StartService<ListingsConfig> = async (config) => {
  const kit = await openKit({ service: 'listings', config })
  const plain = kit.database((adapter) => new PrismaClient({ adapter }))
  const categories = await untilAvailable('categories', () => loadCategories(plain.client), kit.log)
  const directory = placeDirectory({ db: plain })
  const fitting = matchFinder({ db: plain }, filterResolver({ db: plain }, categories, directory))
  const matcher = startMatcher({ db: plain, kit }, fitting)
  kit.onStop(() => matcher.stop())
  const db = matcher.watch(plain)
  const derivePool = openDerivePool(config)
  kit.onStop(() => derivePool.stop())
  kit.onStop(startQuarantineSweep(kit.blobs, kit.log))
  // Before the service answers, because a document of an older version may lack a field.
  kit.onStop(await untilAvailable('documents', () => startDocumentRefresh({ db: plain }, kit.log), kit.log))
  await untilAvailable('hotels', () => indexHotels({ db: plain, config }), kit.log)
  const [identity, pricing, booking] = [
    kit.client(identityService),
    kit.client(pricingService),
    kit.client(bookingService),
  ]
  const deps: Deps = { config, kit, db, identity, pricing, booking }
  const photoDeps: PhotoDeps = { ...deps, derive: derivePool.derive, redraw: derivePool.redraw }
  const rights = openPersonalData(kit, db, personalData(deps), answerByEvents(kit, listingsEvents))
  const people = [...suspensionSubscriptions(reindexHostListings({ kit })), onPrivacyChanged(kit)]
  await kit.consume({ on: [...people, ...rights.subscriptions, onExtraChanged({ kit })], db })
  await kit.consume({
    on: [...priceSubscriptions(kit), ...calendarSubscriptions(kit), ...bookingSubscriptions(kit)],
    db: matcher.watch(kit.driverDatabase(Prisma.sql)),
  })
  const alarms = await kit.timers({
    personalData: rights.timer,
    retention: nightlyRetention(kit, db),
    photoRemoval: photoRemovalTimer(deps),
    wishlistRemoval: wishlistRemovalTimer(deps),
    savedSearches: matcher.timer,
    reviewPublication: publicationTimer(deps),
  } satisfies Record<TimerName<'listings'>, Timer>)
  rights.connect(alarms.personalData)
  const armPublication = alarms.reviewPublication.arm
  const handlers = createHandlers({
    deps,
    photoDeps,
    geocoder: openGeocoder(config, kit),
    categories,
    directory,
    fitting,
    armPublication,
  })
  await kit.serve(listingsService, handlers)
  await kit.ready(hotReads(deps, handlers))
  return { stop: () => kit.stop(), pendingWork: () => kit.pendingWork() }
}
