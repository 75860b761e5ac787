/* Types of keys: those of the Danish files, the only language that types come from. */
import type accessibility from '../locales/da/accessibility.json'
import type account from '../locales/da/account.json'
import type admin from '../locales/da/admin.json'
import type alterations from '../locales/da/alterations.json'
import type auth from '../locales/da/auth.json'
import type booking from '../locales/da/booking.json'
import type calendarSync from '../locales/da/calendarSync.json'
import type cards from '../locales/da/cards.json'
import type common from '../locales/da/common.json'
import type consent from '../locales/da/consent.json'
import type contact from '../locales/da/contact.json'
import type createListing from '../locales/da/createListing.json'
import type damage from '../locales/da/damage.json'
import type dataRights from '../locales/da/dataRights.json'
import type drafts from '../locales/da/drafts.json'
import type editListing from '../locales/da/editListing.json'
import type errors from '../locales/da/errors.json'
import type errorsAccount from '../locales/da/errorsAccount.json'
import type errorsContact from '../locales/da/errorsContact.json'
import type errorsLate from '../locales/da/errorsLate.json'
import type errorsPartner from '../locales/da/errorsPartner.json'
import type extras from '../locales/da/extras.json'
import type home from '../locales/da/home.json'
import type host from '../locales/da/host.json'
import type hostCalendar from '../locales/da/host-calendar.json'
import type hostHelp from '../locales/da/hostHelp.json'
import type hosting from '../locales/da/hosting.json'
import type hostMessages from '../locales/da/hostMessages.json'
import type hostSettings from '../locales/da/hostSettings.json'
import type hotels from '../locales/da/hotels.json'
import type letters from '../locales/da/letters.json'
import type lettersAccount from '../locales/da/lettersAccount.json'
import type lettersAfterStay from '../locales/da/lettersAfterStay.json'
import type lettersBooking from '../locales/da/lettersBooking.json'
import type lettersChanges from '../locales/da/lettersChanges.json'
import type lettersHost from '../locales/da/lettersHost.json'
import type lettersPayouts from '../locales/da/lettersPayouts.json'
import type lettersRefunds from '../locales/da/lettersRefunds.json'
import type listing from '../locales/da/listing.json'
import type locale from '../locales/da/locale.json'
import type map from '../locales/da/map.json'
import type messages from '../locales/da/messages.json'
import type notifications from '../locales/da/notifications.json'
import type offline from '../locales/da/offline.json'
import type overview from '../locales/da/overview.json'
import type ownListings from '../locales/da/ownListings.json'
import type partner from '../locales/da/partner.json'
import type payment from '../locales/da/payment.json'
import type payouts from '../locales/da/payouts.json'
import type profile from '../locales/da/profile.json'
import type requests from '../locales/da/requests.json'
import type reservations from '../locales/da/reservations.json'
import type reviews from '../locales/da/reviews.json'
import type search from '../locales/da/search.json'
import type security from '../locales/da/security.json'
import type shell from '../locales/da/shell.json'
import type stayRules from '../locales/da/stayRules.json'
import type trips from '../locales/da/trips.json'
import type ui from '../locales/da/ui.json'
import type unsubscribe from '../locales/da/unsubscribe.json'
import type verification from '../locales/da/verification.json'
import type wishlists from '../locales/da/wishlists.json'
import type wishlistsLate from '../locales/da/wishlistsLate.json'
import type written from '../locales/da/written.json'

/** The keys of every namespace that the web knows. `errorsLate` is part of `errors`, and `wishlistsLate` of `wishlists`. */
export interface WebTexts {
  accessibility: typeof accessibility
  account: typeof account
  admin: typeof admin
  alterations: typeof alterations
  auth: typeof auth
  booking: typeof booking
  calendarSync: typeof calendarSync
  cards: typeof cards
  common: typeof common
  consent: typeof consent
  contact: typeof contact
  createListing: typeof createListing
  damage: typeof damage
  dataRights: typeof dataRights
  drafts: typeof drafts
  editListing: typeof editListing
  errors: typeof errors & typeof errorsAccount & typeof errorsContact & typeof errorsLate & typeof errorsPartner
  extras: typeof extras
  home: typeof home
  'host-calendar': typeof hostCalendar
  host: typeof host
  hostHelp: typeof hostHelp
  hostMessages: typeof hostMessages
  hostSettings: typeof hostSettings
  hosting: typeof hosting
  hotels: typeof hotels
  listing: typeof listing
  locale: typeof locale
  map: typeof map
  messages: typeof messages
  notifications: typeof notifications
  offline: typeof offline
  overview: typeof overview
  ownListings: typeof ownListings
  partner: typeof partner
  payment: typeof payment
  payouts: typeof payouts
  profile: typeof profile
  requests: typeof requests
  reservations: typeof reservations
  reviews: typeof reviews
  search: typeof search
  security: typeof security
  shell: typeof shell
  stayRules: typeof stayRules
  trips: typeof trips
  ui: typeof ui
  unsubscribe: typeof unsubscribe
  verification: typeof verification
  wishlists: typeof wishlists & typeof wishlistsLate
  written: typeof written
}

type Letters = typeof letters &
  typeof lettersAccount &
  typeof lettersAfterStay &
  typeof lettersBooking &
  typeof lettersChanges &
  typeof lettersHost &
  typeof lettersPayouts &
  typeof lettersRefunds

type Stem<Key extends string> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key

/** The keys of the texts of letters; plurals without their category. */
export type LetterKey = Stem<keyof Letters>
