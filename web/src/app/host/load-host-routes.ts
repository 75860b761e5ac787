import type { ComponentType } from 'react'
import { fetchHostTexts } from '../../i18n/host-texts.ts'

/** Loads the wizard together with its texts. */
export const loadCreateListing = async (): Promise<ComponentType> => {
  const [{ CreateListingRoute }] = await Promise.all([import('../pages/create-listing.tsx'), fetchHostTexts()])
  return CreateListingRoute
}

/** Loads hosts' pages together with their texts. */
export const loadHostRoutes = async (): Promise<ComponentType> => {
  const [{ HostRoutes }] = await Promise.all([import('./host-routes.tsx'), fetchHostTexts()])
  return HostRoutes
}
