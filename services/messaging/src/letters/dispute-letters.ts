import type { BookingView } from '@nordbo/contracts'
import { signature as danishSignature, stayFacts as danishStay } from './danish-facts.ts'
import { signature as englishSignature, stayFacts as englishStay } from './english-facts.ts'
import { danish, english } from './language-format.ts'
import type { DisputeLetters } from './letter-types.ts'

const trip = ({ id }: BookingView): string => `/trips/${id}`
/** Whether the stay is upcoming or under way. */
const stands = ({ status }: BookingView): boolean => status === 'confirmed'

/** Letters to guests about a dispute on their payment, in Danish. */
export const danishDisputes: DisputeLetters = {
  paymentDisputed: (booking, { to, today, link }, amountOre) => ({
    subject: `Der er gjort indsigelse mod din betaling for ${booking.listing.title}`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Banken behandler en indsigelse mod betalingen for dit ophold i ${booking.listing.title}. ${
        stands(booking)
          ? 'Opholdet gælder stadig, men det kan ikke ændres, før banken har afgjort sagen, og penge, du har til gode, venter så længe.'
          : 'Penge, du har til gode, venter, til banken har afgjort sagen.'
      }`,
      'Har du ikke selv gjort indsigelse, så tal med banken, eller svar på denne mail.',
    ],
    facts: [...danishStay(booking, today), ['Indsigelsen gælder', danish.amount(amountOre)]],
    button: { label: 'Se din rejse', url: link(trip(booking)) },
    signature: danishSignature,
  }),
  paymentUpheld: (booking, { to, today, link }, amountOre) => ({
    subject: `Indsigelsen mod din betaling for ${booking.listing.title} er afvist`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Banken har afvist indsigelsen mod betalingen for dit ophold i ${booking.listing.title}, og betalingen står ved magt. Har du penge til gode, sender vi dem nu.`,
    ],
    facts: [...danishStay(booking, today), ['Indsigelsen gjaldt', danish.amount(amountOre)]],
    button: { label: 'Se din rejse', url: link(trip(booking)) },
    signature: danishSignature,
  }),
  paymentTakenBack: (booking, { to, today, link }, amountOre) => ({
    subject: `Banken har ført din betaling for ${booking.listing.title} tilbage`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `Indsigelsen mod betalingen for dit ophold i ${booking.listing.title} er afgjort, og banken har givet ${danish.amount(amountOre)} tilbage.`,
      ...(booking.takenBackByBank && stands(booking)
        ? [
            'Opholdet er derfor ikke betalt. Bookingen gælder stadig, til du eller værten annullerer den, men den kan ikke ændres. Skal du ikke bruge opholdet, så annuller det.',
          ]
        : []),
    ],
    facts: [...danishStay(booking, today), ['Ført tilbage', danish.amount(amountOre)]],
    button: { label: 'Se din rejse', url: link(trip(booking)) },
    signature: danishSignature,
  }),
}

/** The same in English. */
export const englishDisputes: DisputeLetters = {
  paymentDisputed: (booking, { to, today, link }, amountOre) => ({
    subject: `Your payment for ${booking.listing.title} is disputed`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `The bank is handling a dispute about the payment for your stay at ${booking.listing.title}. ${
        stands(booking)
          ? 'The stay still stands, but it cannot be changed until the bank has decided, and any money you are owed waits until then.'
          : 'Any money you are owed waits until the bank has decided.'
      }`,
      'If you did not dispute the payment yourself, talk to the bank or reply to this e-mail.',
    ],
    facts: [...englishStay(booking, today), ['Disputed', english.amount(amountOre)]],
    button: { label: 'See your trip', url: link(trip(booking)) },
    signature: englishSignature,
  }),
  paymentUpheld: (booking, { to, today, link }, amountOre) => ({
    subject: `The dispute about your payment for ${booking.listing.title} was rejected`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `The bank has rejected the dispute about the payment for your stay at ${booking.listing.title}, and the payment stands. If you are owed money, we are sending it now.`,
    ],
    facts: [...englishStay(booking, today), ['It was about', english.amount(amountOre)]],
    button: { label: 'See your trip', url: link(trip(booking)) },
    signature: englishSignature,
  }),
  paymentTakenBack: (booking, { to, today, link }, amountOre) => ({
    subject: `The bank took back your payment for ${booking.listing.title}`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `The dispute about the payment for your stay at ${booking.listing.title} is decided, and the bank has returned ${english.amount(amountOre)}.`,
      ...(booking.takenBackByBank && stands(booking)
        ? [
            'So the stay is not paid for. The booking still stands until you or the host cancel it, but it cannot be changed. If you do not need the stay, cancel it.',
          ]
        : []),
    ],
    facts: [...englishStay(booking, today), ['Taken back', english.amount(amountOre)]],
    button: { label: 'See your trip', url: link(trip(booking)) },
    signature: englishSignature,
  }),
}
