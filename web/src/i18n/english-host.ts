import type { danishHost } from './danish-host.ts'
import calendarSync from './locales/en/calendar-sync.json' with { type: 'json' }
import createListing from './locales/en/createListing.json' with { type: 'json' }
import drafts from './locales/en/drafts.json' with { type: 'json' }
import editListing from './locales/en/editListing.json' with { type: 'json' }
import extras from './locales/en/extras.json' with { type: 'json' }
import host from './locales/en/host.json' with { type: 'json' }
import hostCalendar from './locales/en/host-calendar.json' with { type: 'json' }
import hostHelp from './locales/en/hostHelp.json' with { type: 'json' }
import hostSettings from './locales/en/hostSettings.json' with { type: 'json' }
import overview from './locales/en/overview.json' with { type: 'json' }
import ownListings from './locales/en/ownListings.json' with { type: 'json' }

/** English texts of hosts' pages, loaded with them. A missing key does not compile. */
export const englishHost: typeof danishHost = {
  calendarSync,
  createListing,
  drafts,
  editListing,
  extras,
  host,
  'host-calendar': hostCalendar,
  hostHelp,
  hostSettings,
  overview,
  ownListings,
}
