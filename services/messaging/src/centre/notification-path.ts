import type { NotificationKind, StaySide } from '@nordbo/contracts'

/** What the page of a notification depends on. */
interface About {
  kind: string
  side: StaySide
  bookingId: string | null
  listingId: string | null
}
type Path = (about: About) => string

const requests: Path = () => '/host/dashboard/requests'
const reservations: Path = () => '/host/dashboard/reservations'
const payouts: Path = () => '/host/dashboard/payouts'
const security: Path = () => '/profile?profile=security'
const verification: Path = () => '/profile?profile=verification'
const partner: Path = () => '/hotel/partner/dashboard'
const review: Path = ({ bookingId }) => `/review/${bookingId}`
const damage: Path = ({ bookingId }) => `/damage-claim/${bookingId}`
const extras: Path = ({ listingId }) => `/host/dashboard/listings/${listingId}/extras`

/** Pages of kinds that do not lead to the stay. */
const paths: Partial<Record<NotificationKind, Path>> = {
  requestApproved: ({ bookingId }) => `/pay/${bookingId}`,
  paymentReminder: ({ bookingId }) => `/pay/${bookingId}`,
  ...{ requestReceived: requests, answerReminder: requests, requestWithdrawn: requests, requestEnded: requests },
  calendarConflict: () => '/host/dashboard/calendar',
  ...{ reviewInvited: review, guestReviewInvited: review, reviewWaits: review },
  ...{ damageReported: damage, damageAnswered: damage, damageClosed: damage },
  ...{ payoutsSent: payouts, payoutFailed: payouts, disputeOpened: payouts, disputeWon: payouts, disputeLost: payouts },
  ...{ payoutAccountRestricted: payouts, payoutAccountDisabled: payouts },
  ...{ extraPaymentFailed: extras, extraLapsed: extras },
  ...{ passwordChanged: security, newDevice: security, twoFactorOn: security, twoFactorOff: security },
  ...{ recoveryCodesRenewed: security, passkeyAdded: security, passkeyRemoved: security },
  ...{ identityLinked: security, identityUnlinked: security },
  emailChanged: () => '/profile?profile=account',
  ...{ identityApproved: verification, identityRejected: verification },
  ...{ partnerJoined: partner, partnerApproved: partner, partnerRejected: () => '/hotel/partner/opret' },
  exportReady: () => '/profile?profile=privacy-data',
  savedSearchHome: ({ listingId }) => `/listing/${listingId}`,
}
const byName: ReadonlyMap<string, Path> = new Map(Object.entries(paths))

/** The page where a person does something about a notification: a stay's own, unless its kind has another. */
export const notificationPath = (about: About): string => {
  const own = byName.get(about.kind)
  if (own) return own(about)
  if (about.bookingId === null) return '/profile'
  return about.side === 'guest' ? `/trips/${about.bookingId}` : reservations(about)
}
