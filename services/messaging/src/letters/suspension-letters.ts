import type { BookingView } from '@nordbo/contracts'
import { bookAgainPath, similarHomesPath } from './booking-paths.ts'
import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { SuspensionLetters } from './letter-types.ts'

/** The sentence about why an unpaid booking ended, in Danish. */
export const danishHoldEnding = (booking: BookingView): string => {
  const { title } = booking.listing
  if (booking.declineCode === 'hostUnavailable')
    return `Værten tager ikke imod gæster lige nu. Derfor er din reservation af ${title} bortfaldet.`
  if (booking.declineCode === 'guestUnavailable')
    return `Din konto er spærret. Derfor er din reservation af ${title} bortfaldet.`
  return `Din midlertidige reservation af ${title} gælder ikke længere, fordi den ikke blev betalt i tide eller blev afløst af en nyere.`
}

/** The same in English. */
export const englishHoldEnding = (booking: BookingView): string => {
  const { title } = booking.listing
  if (booking.declineCode === 'hostUnavailable')
    return `The host is not taking guests at the moment. Your reservation of ${title} has therefore ended.`
  if (booking.declineCode === 'guestUnavailable')
    return `Your account is suspended. Your reservation of ${title} has therefore ended.`
  return `Your temporary reservation of ${title} no longer holds, because it was not paid in time or a newer one took its place.`
}

/** The path that a letter about an ended unpaid booking links to: the same home, or a search if its host takes no guests. */
export const holdEndedPath = (booking: BookingView): string =>
  booking.declineCode === 'hostUnavailable' ? similarHomesPath(booking) : bookAgainPath(booking)

/** Letters about suspensions in Danish. */
export const danishSuspension: SuspensionLetters = {
  hostUnavailable: (booking, { to, host, today, link }) => ({
    subject: `Din vært i ${booking.listing.title} er ikke aktiv på Nordbo i øjeblikket`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${host} er ikke aktiv på Nordbo i øjeblikket. Dit ophold i ${booking.listing.title} er stadig bekræftet, og du behøver ikke gøre noget.`,
      'Vil du hellere bo et andet sted, kan du annullere opholdet gratis indtil indtjekning og få alle pengene tilbage.',
    ],
    facts: da.stayFacts(booking, today),
    button: { label: 'Se din rejse', url: link(`/trips/${booking.id}`) },
    closing: `Find et andet sted: ${link(similarHomesPath(booking))}`,
    signature: da.signature,
  }),
  hostBack: (booking, { to, host, today, link }) => ({
    subject: `Din vært i ${booking.listing.title} er tilbage`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${host} er aktiv på Nordbo igen. Dit ophold i ${booking.listing.title} er bekræftet som før.`,
      'Vil du annullere, gælder boligens almindelige annulleringsregler igen.',
    ],
    facts: da.stayFacts(booking, today),
    button: { label: 'Se din rejse', url: link(`/trips/${booking.id}`) },
    signature: da.signature,
  }),
  requestEnded: (booking, { to, guest, today, link }) => ({
    subject: `Forespørgslen fra ${guest} er afsluttet`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${guest} er ikke længere aktiv på Nordbo. Derfor er forespørgslen om ${booking.listing.title} afsluttet, og datoerne er ledige.`,
    ],
    facts: da.stayFacts(booking, today),
    button: { label: 'Se dine forespørgsler', url: link('/host/dashboard/requests') },
    signature: da.signature,
  }),
}

/** The same in English. */
export const englishSuspension: SuspensionLetters = {
  hostUnavailable: (booking, { to, host, today, link }) => ({
    subject: `Your host at ${booking.listing.title} is not active on Nordbo at the moment`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${host} is not active on Nordbo at the moment. Your stay at ${booking.listing.title} is still confirmed, and you do not need to do anything.`,
      'If you would rather stay somewhere else, you can cancel for free until check-in and get all your money back.',
    ],
    facts: en.stayFacts(booking, today),
    button: { label: 'See your trip', url: link(`/trips/${booking.id}`) },
    closing: `Find another place: ${link(similarHomesPath(booking))}`,
    signature: en.signature,
  }),
  hostBack: (booking, { to, host, today, link }) => ({
    subject: `Your host at ${booking.listing.title} is back`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${host} is active on Nordbo again. Your stay at ${booking.listing.title} is confirmed as before.`,
      'If you want to cancel, the home’s usual cancellation policy applies again.',
    ],
    facts: en.stayFacts(booking, today),
    button: { label: 'See your trip', url: link(`/trips/${booking.id}`) },
    signature: en.signature,
  }),
  requestEnded: (booking, { to, guest, today, link }) => ({
    subject: `The request from ${guest} has ended`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${guest} is no longer active on Nordbo. The request for ${booking.listing.title} has therefore ended, and the dates are free.`,
    ],
    facts: en.stayFacts(booking, today),
    button: { label: 'See your requests', url: link('/host/dashboard/requests') },
    signature: en.signature,
  }),
}
