import auth from './locales/da/auth.json' with { type: 'json' }
import common from './locales/da/common.json' with { type: 'json' }
import errors from './locales/da/errors.json' with { type: 'json' }
import home from './locales/da/home.json' with { type: 'json' }
import listing from './locales/da/listing.json' with { type: 'json' }
import map from './locales/da/map.json' with { type: 'json' }
import search from './locales/da/search.json' with { type: 'json' }
import shell from './locales/da/shell.json' with { type: 'json' }
import ui from './locales/da/ui.json' with { type: 'json' }
import wishlists from './locales/da/wishlists.json' with { type: 'json' }

/** Danish texts of first screens, in the first chunk. */
export const danishFirst = {
  auth,
  common,
  errors,
  home,
  listing,
  map,
  search,
  shell,
  ui,
  wishlists,
}
