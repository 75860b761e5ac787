import type { ComponentType } from 'react'
import { fetchHostTexts, fetchWizardTexts } from '../../i18n/i18n.ts'

/** Loads the wizard together with its texts. */
export const loadCreateListing = async (): Promise<ComponentType> => {
  const [{ CreateListingRoute }] = await Promise.all([import('../pages/create-listing.tsx'), fetchWizardTexts()])
  return CreateListingRoute
}

/** Loads hosts' pages together with their texts. */
export const loadHostRoutes = async (): Promise<ComponentType> => {
  const [{ HostRoutes }] = await Promise.all([import('./host-routes.tsx'), fetchHostTexts()])
  return HostRoutes
}
