import admin from './locales/da/admin.json' with { type: 'json' }
import alterations from './locales/da/alterations.json' with { type: 'json' }
import cards from './locales/da/cards.json' with { type: 'json' }
import damage from './locales/da/damage.json' with { type: 'json' }
import errors from './locales/da/errorsLate.json' with { type: 'json' }
import payouts from './locales/da/payouts.json' with { type: 'json' }
import profile from './locales/da/profile.json' with { type: 'json' }
import requests from './locales/da/requests.json' with { type: 'json' }
import reservations from './locales/da/reservations.json' with { type: 'json' }
import reviews from './locales/da/reviews.json' with { type: 'json' }
import security from './locales/da/security.json' with { type: 'json' }
import trips from './locales/da/trips.json' with { type: 'json' }

/** Danish texts of pages that few visits begin with. They load with their page, and `errors` joins those of the first chunk. */
export const danishLate = {
  alterations,
  admin,
  cards,
  damage,
  errors,
  payouts,
  profile,
  requests,
  reservations,
  reviews,
  security,
  trips,
}
