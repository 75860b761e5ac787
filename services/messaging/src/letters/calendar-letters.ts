import * as da from './danish-facts.ts'
import * as en from './english-facts.ts'
import type { CalendarLetters } from './letter-types.ts'

/** The page with the calendars of a home. */
const syncPath = (listingId: string): string => `/host/dashboard/calendar/sync/${listingId}`

/** Letters about imported calendars in Danish. */
export const danishCalendar: CalendarLetters = {
  calendarConflict: (booking, { to, guest, today, link }) => ({
    subject: `Dobbeltbooking i ${booking.listing.title}?`,
    greeting: `Hej ${to}`,
    paragraphs: [
      `En kalender, du har hentet ind, viser også nætter som optaget i opholdet for ${guest} i ${booking.listing.title}. Opholdet gælder stadig.`,
      'Se efter i den anden kalender. Har du fået to gæster på de samme nætter, så tal med dem så tidligt som muligt. Viser den anden kalender bare opholdet fra Nordbo, skal du ikke gøre noget.',
    ],
    facts: da.stayFacts(booking, today),
    button: { label: 'Se dine kalendere', url: link(syncPath(booking.listing.id)) },
    signature: da.signature,
  }),
}

/** The same in English. */
export const englishCalendar: CalendarLetters = {
  calendarConflict: (booking, { to, guest, today, link }) => ({
    subject: `Double booking at ${booking.listing.title}?`,
    greeting: `Hi ${to}`,
    paragraphs: [
      `A calendar that you import shows nights of ${guest}’s stay at ${booking.listing.title} as taken, too. The stay still stands.`,
      'Please check the other calendar. If you have two guests for the same nights, talk to them as early as you can. If the other calendar only shows the stay from Nordbo, you do not need to do anything.',
    ],
    facts: en.stayFacts(booking, today),
    button: { label: 'See your calendars', url: link(syncPath(booking.listing.id)) },
    signature: en.signature,
  }),
}
