import type { danish } from './danish.ts'
import type { danishHost } from './danish-host.ts'
import account from './locales/en/account.json' with { type: 'json' }
import admin from './locales/en/admin.json' with { type: 'json' }
import alterations from './locales/en/alterations.json' with { type: 'json' }
import auth from './locales/en/auth.json' with { type: 'json' }
import booking from './locales/en/booking.json' with { type: 'json' }
import cards from './locales/en/cards.json' with { type: 'json' }
import common from './locales/en/common.json' with { type: 'json' }
import damage from './locales/en/damage.json' with { type: 'json' }
import drafts from './locales/en/drafts.json' with { type: 'json' }
import errors from './locales/en/errors.json' with { type: 'json' }
import errorsLate from './locales/en/errorsLate.json' with { type: 'json' }
import home from './locales/en/home.json' with { type: 'json' }
import hosting from './locales/en/hosting.json' with { type: 'json' }
import listing from './locales/en/listing.json' with { type: 'json' }
import map from './locales/en/map.json' with { type: 'json' }
import payment from './locales/en/payment.json' with { type: 'json' }
import payouts from './locales/en/payouts.json' with { type: 'json' }
import profile from './locales/en/profile.json' with { type: 'json' }
import requests from './locales/en/requests.json' with { type: 'json' }
import reservations from './locales/en/reservations.json' with { type: 'json' }
import reviews from './locales/en/reviews.json' with { type: 'json' }
import search from './locales/en/search.json' with { type: 'json' }
import security from './locales/en/security.json' with { type: 'json' }
import shell from './locales/en/shell.json' with { type: 'json' }
import stayRules from './locales/en/stay-rules.json' with { type: 'json' }
import trips from './locales/en/trips.json' with { type: 'json' }
import ui from './locales/en/ui.json' with { type: 'json' }
import wishlists from './locales/en/wishlists.json' with { type: 'json' }

/** English texts, loaded when chosen, except those of hosts' pages. A missing key does not compile. */
export const english: Omit<typeof danish, Exclude<keyof typeof danishHost, 'drafts'>> = {
  account,
  alterations,
  admin,
  auth,
  booking,
  cards,
  common,
  damage,
  errors: { ...errors, ...errorsLate },
  home,
  drafts,
  hosting,
  listing,
  map,
  payment,
  payouts,
  profile,
  requests,
  reservations,
  reviews,
  search,
  security,
  shell,
  stayRules,
  trips,
  ui,
  wishlists,
}
