import type { Deps } from '../core/deps.ts'
import { openPortal } from './open-portal.ts'
import { setExtra } from './set-extra.ts'
import { showCatalogue, showListingExtras } from './show-extras.ts'

/** Handlers of every procedure about extras. */
export const extraHandlers = (deps: Deps) => ({
  extras: showCatalogue(deps),
  listingExtras: showListingExtras(deps),
  setExtra: setExtra(deps),
  extrasPortal: openPortal(deps),
})
