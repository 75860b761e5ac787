import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Member } from './people.ts'

const Made = z.object({ id: z.string() })
const Hearts = z.object({ listingIds: z.array(z.string()) })

/** Screen sizes of the tests for lists. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const

/** Creates a list with homes, in the order of their addition. */
export const createWishlist = async (
  { api }: Member,
  title: string,
  homes: readonly { id: string }[],
  note?: string,
) => {
  const { id } = Made.parse(await api.post('/api/wishlists', { title }))
  for (const home of homes)
    await api.post(`/api/wishlists/${id}/items`, { listingId: home.id, ...(note ? { note } : {}) })
  return id
}

/** The heart of a home in the search results. */
export const favouriteButtonOf = (page: Page, listingId: string) =>
  page.locator(`[data-testid="listing-card"][data-listing="${listingId}"]`).getByTestId('favourite')

/** A search that shows new homes first. */
export const newestInSkagen = '/search?place=Skagen&sort=newest'

/** Ids of a person's favourites. */
export const listFavouriteIds = async ({ api }: Member): Promise<string[]> =>
  Hearts.parse(await api.get('/api/favourites')).listingIds

/** Chooses an entry from a list's menu. */
export const chooseFromMenu = async (page: Page, title: string, entry: string): Promise<void> => {
  await page.getByRole('button', { name: `Flere valg for ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
