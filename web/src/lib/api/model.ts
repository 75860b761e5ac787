import type { GuestCounts } from '@nordbo/contracts'
import type { components, paths } from './schema.gen.ts'

/** Types of the public API by the names that the web uses. Amounts are DKK, for display only. */
type Schemas = components['schemas']

export type SessionAnswer = paths['/api/auth/session']['get']['responses'][200]['content']['application/json']
export type Role = SessionAnswer['roles'][number]
export type RolePreference = NonNullable<
  paths['/api/auth/sign-up']['post']['requestBody']['content']['application/json']['rolePreference']
>

export type DataExport = Schemas['DataExport']
export type DeletionBlocker = Schemas['DeletionBlocker']
export type ListingCard = Schemas['ListingCard']
export type ListingDetail = Schemas['Listing']
export type PublicUser = Schemas['PublicUser']
export type Review = Schemas['Review']
export type Hotel = Schemas['Hotel']
export type HotelCard = Schemas['HotelCard']
export type HotelSuggestions = Schemas['HotelSuggestions']
export type Suggestions = Schemas['Suggestions']
export type HotelAmenity = HotelCard['amenities'][number]
/** What changed in the terms or the privacy policy since a person agreed. */
export type ChangedDocument = Schemas['ChangedDocument']
/** A page of prose. */
export type WrittenPage = Schemas['WrittenPage']
/** A question to the support as its person sees it. */
export type SupportTicket = Schemas['SupportTicket']
export type SupportTicketFile = SupportTicket['waiting'][number]
/** What is sent from the contact page. */
export type ContactQuestion = paths['/api/contact/tickets/{id}']['put']['requestBody']['content']['application/json']
export type HotelQuery = NonNullable<paths['/api/hotels/search']['get']['parameters']['query']>
export type HotelSort = NonNullable<HotelQuery['sort']>

export type Notification = Schemas['Notification']
export type PushDevice = Schemas['PushDevice']
export type Wishlist = Schemas['Wishlist']
export type WishlistItem = Schemas['WishlistItem']
export type SavedSearch = Schemas['SavedSearch']

/** A booking's price of a stay. */
export type Quote = Schemas['Quote']
/** The current price of a stay, and whether its dates are free. */
export type AvailableQuote = Schemas['AvailableQuote']
export type DiscountKind = keyof Quote['discounts']

/** A booking as its guest sees it. */
export type Trip = Schemas['Trip']
/** A trip in a list, with the action that it needs from its guest. */
export type ListedTrip = Schemas['ListedTrip']
/** Other dates and guests of a stay, with their price. */
export type AlterationTerms = Schemas['AlterationTerms']
/** A proposed alteration of a stay. */
export type Alteration = Schemas['Alteration']
/** One trip with its timeline, arrival and receipt. */
export type TripHistory = Schemas['TripStory']
export type Receipt = Schemas['Receipt']
export type PayableTrip = Schemas['PayableTrip']
/** A card that the payment provider stores for its guest. */
export type SavedCard = Schemas['SavedCard']
/** A host's payout for one booking. */
export type Payout = Schemas['ListedPayout']
/** A payout with its host, its stay and its history. */
export type PayoutStatement = Schemas['PayoutStatement']
/** A company that is, or wants to be, a hotel partner. */
export type PartnerApplication = Schemas['PartnerApplication']
/** A hotel that a partner describes. */
export type HotelDraft = Schemas['HotelDraft']
export type PayoutAccount = Schemas['PayoutAccount']
export type PayoutSummary = Schemas['PayoutSummary']
/** A host's work at a glance. */
export type HostOverview = Schemas['HostOverview']
/** A home in its host's list. */
export type OwnListing =
  paths['/api/host/listings']['get']['responses'][200]['content']['application/json']['items'][number]
/** Whether a person signs in with two factors. */
export type TwoFactor = Schemas['TwoFactor']
/** A person's passkey. */
export type Passkey = Schemas['Passkey']
/** An OpenID Connect provider that people may sign in with. */
export type SignInProvider = Schemas['SignInProvider']
/** How a person signs in, besides passkeys. */
export type SignInWays = Schemas['SignInWays']
/** What the browser is asked to make a passkey with. */
export type PasskeyCreation = paths['/api/me/passkeys/start']['post']['responses'][200]['content']['application/json']
/** What the browser is asked to prove with a passkey. */
export type PasskeyRequest = Schemas['PasskeyRequest']
/** A new passkey, as the browser answers. */
export type CredentialBody =
  paths['/api/me/passkeys']['post']['requestBody']['content']['application/json']['credential']
/** A passkey's proof, as the browser answers. */
export type ProofBody = paths['/api/auth/passkey']['post']['requestBody']['content']['application/json']
/** A session as its person sees it. */
export type DeviceSession = Schemas['DeviceSession']
/** A person's own profile. */
export type Profile = Schemas['Profile']
export type ProfilePatch = NonNullable<paths['/api/me/profile']['patch']['requestBody']>['content']['application/json']
/** How the whole interface is drawn for a person. */
export type Accessibility = Profile['accessibility']
/** What a person wants to be told, by subject and channel. */
export type NotificationSettings =
  paths['/api/me/notification-settings']['get']['responses'][200]['content']['application/json']
export type NotificationChannels =
  paths['/api/me/notifications']['get']['responses'][200]['content']['application/json']
/** A booking as its host sees it. */
export type StayRules = Schemas['StayRules']
/** A home's rules with how often they were changed. */
export interface RevisedStayRules {
  rules: StayRules
  revision: number
}
export type Reservation = Schemas['Reservation']
/** One reservation with its guest and its money. */
export type ReservationHistory = Schemas['ReservationStory']
/** A service that a host pays for, by the month, and its state at one home. */
export type ListingExtra = Schemas['ListingExtra']
/** A proposed price of one night. */
export type PriceProposal = Schemas['PriceProposal']
/** A comparison of the ledger with the payment provider. */
export type Reconciliation = Schemas['Reconciliation']
export type StayReviews = Schemas['StayReviews']
export type DamageReports = Schemas['DamageReports']
export type DamageReport = Schemas['DamageReport']
export type DamagePhoto = DamageReport['photos'][number]
export type BookingStatus = Trip['status']
export type CreatedBooking = paths['/api/bookings']['post']['responses'][201]['content']['application/json']

type SearchParameters = NonNullable<paths['/api/listings']['get']['parameters']['query']>
export type SearchSort = NonNullable<SearchParameters['sort']>
export type SearchQuery = SearchParameters
export type Facets = Schemas['Facets']
export type Clusters = Schemas['Clusters']
export type MapConfig = paths['/api/map/config']['get']['responses'][200]['content']['application/json']
/** A relaxed search, offered where the search finds nothing. */
export type SearchProposal = Schemas['SearchProposal']
export type TripTab = NonNullable<NonNullable<paths['/api/bookings']['get']['parameters']['query']>['tab']>
export type RequestTab = NonNullable<NonNullable<paths['/api/host/bookings']['get']['parameters']['query']>['tab']>
export type ReservationTab = NonNullable<
  NonNullable<paths['/api/host/reservations']['get']['parameters']['query']>['tab']
>
export type { GuestCounts }

/** A day of a home as its host sees it. */
export type HostDay = Schemas['HostDay']
/** A home's days and prices as ranges, for its host. */
export type CalendarHome = Schemas['CalendarHome']
/** A calendar of another site that a home imports. */
export type CalendarImport = Schemas['CalendarImport']
/** A change of days or prices that the host made lately. */
export type CalendarChange = Schemas['CalendarChange']
/** A change of days or prices just made. */
export type CalendarChanged = Schemas['CalendarChanged']
/** A home that its host has not published yet. */
export type Draft = Schemas['Draft']
export type FoundAddress = Schemas['FoundAddress']
export type HostTerms = Schemas['HostTerms']

/** A home as its host edits it. */
export type EditableListing = Schemas['EditableListing']
type PatchBody<Path extends '/api/host/listings/{id}' | '/api/host/listings/{id}/rates'> = Omit<
  NonNullable<paths[Path]['patch']['requestBody']>['content']['application/json'],
  'revision'
>
/** A change of some fields of a home's content. */
export type ListingPatch = PatchBody<'/api/host/listings/{id}'>
/** A change of some prices of a home. */
export type RatePatch = PatchBody<'/api/host/listings/{id}/rates'>

/** A message of a thread as both participants see it. */
export type Message = Schemas['Message']
/** A picture of a message; its file is fetched through the thread. */
export type MessagePicture = Schemas['MessagePicture']
/** A thread in the list of one participant. */
export type ThreadSummary = Schemas['ThreadSummary']
/** A whole thread without its messages. */
export type Thread = Schemas['Thread']
/** A message that a search found, with its thread. */
export type FoundMessage = Schemas['FoundMessage']
type ReportBody = NonNullable<paths['/api/threads/{id}/reports']['post']['requestBody']>['content']['application/json']
/** Why somebody reports a thread. */
export type ReportedThread = Schemas['ReportedThread']
export type ReportReason = ReportBody['reason']
/** A host's text with placeholders. */
export type MessageTemplate = Schemas['MessageTemplate']
/** When a template is sent by itself. */
export type PlannedMessage = Schemas['PlannedMessage']
