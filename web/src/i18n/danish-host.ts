import calendarSync from './locales/da/calendar-sync.json' with { type: 'json' }
import createListing from './locales/da/createListing.json' with { type: 'json' }
import drafts from './locales/da/drafts.json' with { type: 'json' }
import editListing from './locales/da/editListing.json' with { type: 'json' }
import extras from './locales/da/extras.json' with { type: 'json' }
import host from './locales/da/host.json' with { type: 'json' }
import hostCalendar from './locales/da/host-calendar.json' with { type: 'json' }
import hostHelp from './locales/da/hostHelp.json' with { type: 'json' }
import hostSettings from './locales/da/hostSettings.json' with { type: 'json' }
import overview from './locales/da/overview.json' with { type: 'json' }
import ownListings from './locales/da/ownListings.json' with { type: 'json' }

/** Danish texts of hosts' pages only. They load with these pages, never for guests. */
export const danishHost = {
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
