import { danish, english } from './language-format.ts'
import type { Letters } from './letter-types.ts'

/** Letters about a stay that is over: its reviews and its damage. */
export type AfterStayLetters = Pick<
  Letters,
  | 'reviewInvited'
  | 'guestReviewInvited'
  | 'reviewWaits'
  | 'reviewPublished'
  | 'reviewAnswered'
  | 'damageReported'
  | 'damageAnswered'
  | 'damageClosed'
>

const reviewPath = (id: string): string => `/review/${id}`
const damagePath = (id: string): string => `/damage-claim/${id}`

const danishEnd = { signature: 'Venlig hilsen\nNordbo' }
const toDanishReview = { label: 'Se anmeldelserne' }

/** In Danish. */
export const danishAfterStay: AfterStayLetters = {
  reviewInvited: ({ id, listing, checkIn, checkOut }, { to, today, link }) => ({
    subject: `Hvordan var ${listing.title}?`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Velkommen hjem fra ${listing.title} (${danish.date(checkIn, today)} – ${danish.date(checkOut, today)}).`,
      'Fortæl andre, hvordan det var at bo der. Du har 90 dage, og værten læser først din anmeldelse, når I begge har skrevet, eller når 14 dage er gået.',
    ],
    button: { label: 'Skriv en anmeldelse', url: link(reviewPath(id)) },
    closing: `Gik noget i stykker? Meld det her: ${link(damagePath(id))}`,
    ...danishEnd,
  }),
  guestReviewInvited: ({ id, listing }, { to, guest, link }) => ({
    subject: `Hvordan var ${guest} som gæst?`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${guest} har boet i ${listing.title}. Du har 14 dage til at bedømme din gæst og til at melde en skade.`,
      'Gæsten læser først din anmeldelse, når I begge har skrevet, eller når de 14 dage er gået.',
    ],
    button: { label: 'Bedøm din gæst', url: link(reviewPath(id)) },
    closing: `Er noget gået i stykker? Meld det her: ${link(damagePath(id))}`,
    ...danishEnd,
  }),
  reviewWaits: ({ id, listing }, { to, other, link }) => ({
    subject: `${other} har skrevet en anmeldelse`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `${other} har anmeldt opholdet i ${listing.title}. Du kan læse det, så snart du selv har skrevet, og ellers 14 dage efter afrejsen.`,
    ],
    button: { label: 'Se opholdets anmeldelser', url: link(reviewPath(id)) },
    ...danishEnd,
  }),
  reviewPublished: ({ id, listing }, { to, other, link }) => ({
    subject: `Anmeldelsen fra ${other} kan læses nu`,
    greeting: `Hej ${to}`,
    paragraphs: [`${other} har anmeldt opholdet i ${listing.title}, og anmeldelsen er nu offentliggjort.`],
    button: { ...toDanishReview, url: link(reviewPath(id)) },
    ...danishEnd,
  }),
  reviewAnswered: ({ id, listing }, { to, host, link }) => ({
    subject: `${host} har svaret på din anmeldelse`,
    greeting: `Hej ${to}`,
    paragraphs: [`${host} har svaret på det, du skrev om ${listing.title}.`],
    button: { ...toDanishReview, url: link(reviewPath(id)) },
    ...danishEnd,
  }),
  damageReported: ({ id, listing }, { to, other, link }) => ({
    subject: `${other} har meldt en skade`,
    greeting: `Hej ${to}`,
    paragraphs: [`${other} har meldt en skade efter opholdet i ${listing.title}. Læs, hvad der er sket, og svar.`],
    button: { label: 'Se skadesrapporten', url: link(damagePath(id)) },
    ...danishEnd,
  }),
  damageAnswered: ({ id, listing }, { to, other, link }) => ({
    subject: `${other} har svaret på din skadesrapport`,
    greeting: `Hej ${to}`,
    paragraphs: [`${other} har svaret på den skade, du meldte efter opholdet i ${listing.title}.`],
    button: { label: 'Læs svaret', url: link(damagePath(id)) },
    ...danishEnd,
  }),
  damageClosed: ({ id, listing }, { to, link }) => ({
    subject: 'En skadesrapport er afsluttet',
    greeting: `Hej ${to}`,
    paragraphs: [`Skadesrapporten efter opholdet i ${listing.title} er afsluttet.`],
    button: { label: 'Se skadesrapporten', url: link(damagePath(id)) },
    ...danishEnd,
  }),
}

const englishEnd = { signature: 'Kind regards\nNordbo' }
const toEnglishReview = { label: 'See the reviews' }

/** The same in English. */
export const englishAfterStay: AfterStayLetters = {
  reviewInvited: ({ id, listing, checkIn, checkOut }, { to, today, link }) => ({
    subject: `How was ${listing.title}?`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `Welcome home from ${listing.title} (${english.date(checkIn, today)} – ${english.date(checkOut, today)}).`,
      'Tell others what it was like to stay there. You have 90 days, and your host can only read your review once you have both written one, or after 14 days.',
    ],
    button: { label: 'Write a review', url: link(reviewPath(id)) },
    closing: `Did something break? Report it here: ${link(damagePath(id))}`,
    ...englishEnd,
  }),
  guestReviewInvited: ({ id, listing }, { to, guest, link }) => ({
    subject: `How was ${guest} as a guest?`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${guest} has stayed at ${listing.title}. You have 14 days to review your guest and to report damage.`,
      'Your guest can only read your review once you have both written one, or after the 14 days.',
    ],
    button: { label: 'Review your guest', url: link(reviewPath(id)) },
    closing: `Is something broken? Report it here: ${link(damagePath(id))}`,
    ...englishEnd,
  }),
  reviewWaits: ({ id, listing }, { to, other, link }) => ({
    subject: `${other} has written a review`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `${other} has reviewed the stay at ${listing.title}. You can read it as soon as you have written one yourself, or 14 days after check-out.`,
    ],
    button: { label: 'See the reviews of the stay', url: link(reviewPath(id)) },
    ...englishEnd,
  }),
  reviewPublished: ({ id, listing }, { to, other, link }) => ({
    subject: `You can now read the review by ${other}`,
    greeting: `Hi ${to}`,
    paragraphs: [`${other} has reviewed the stay at ${listing.title}, and the review is published now.`],
    button: { ...toEnglishReview, url: link(reviewPath(id)) },
    ...englishEnd,
  }),
  reviewAnswered: ({ id, listing }, { to, host, link }) => ({
    subject: `${host} has replied to your review`,
    greeting: `Hi ${to}`,
    paragraphs: [`${host} has replied to what you wrote about ${listing.title}.`],
    button: { ...toEnglishReview, url: link(reviewPath(id)) },
    ...englishEnd,
  }),
  damageReported: ({ id, listing }, { to, other, link }) => ({
    subject: `${other} has reported damage`,
    greeting: `Hi ${to}`,
    paragraphs: [`${other} has reported damage after the stay at ${listing.title}. Read what happened, and reply.`],
    button: { label: 'See the damage report', url: link(damagePath(id)) },
    ...englishEnd,
  }),
  damageAnswered: ({ id, listing }, { to, other, link }) => ({
    subject: `${other} has replied to your damage report`,
    greeting: `Hi ${to}`,
    paragraphs: [`${other} has replied to the damage you reported after the stay at ${listing.title}.`],
    button: { label: 'Read the reply', url: link(damagePath(id)) },
    ...englishEnd,
  }),
  damageClosed: ({ id, listing }, { to, link }) => ({
    subject: 'A damage report is closed',
    greeting: `Hi ${to}`,
    paragraphs: [`The damage report after the stay at ${listing.title} is closed.`],
    button: { label: 'See the damage report', url: link(damagePath(id)) },
    ...englishEnd,
  }),
}
