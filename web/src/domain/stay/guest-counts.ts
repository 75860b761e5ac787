import type { GuestCounts } from '@nordbo/contracts'
import { countedGuests } from '@nordbo/stay-rules'

export type { GuestCounts }

/** The default of a search. */
export const twoAdults: GuestCounts = { adults: 2, children: 0, babies: 0, pets: 0 }

/** Limits guests to a home's capacity: adults first, then children. */
export const limitToCapacity = (guests: GuestCounts, capacity: number): GuestCounts => {
  const adults = Math.min(guests.adults, capacity)
  return { ...guests, adults, children: Math.min(guests.children, capacity - adults) }
}

const countIn = (text: string | null, most: number): number => {
  const value = Number(text ?? '0')
  return Number.isInteger(value) && value > 0 ? Math.min(value, most) : 0
}

/**
 * Reads guests from the address: `guests` counts adults and children, the others have parameters of their own. Null
 * without guests. Invalid counts are replaced by the nearest valid ones.
 */
export const readGuests = (params: URLSearchParams): GuestCounts | null => {
  if (!params.has('guests') && !params.has('adults')) return null
  const children = countIn(params.get('children'), 50)
  const adults = params.has('adults') ? countIn(params.get('adults'), 50) : countIn(params.get('guests'), 50) - children
  return {
    adults: Math.max(1, adults),
    children,
    babies: countIn(params.get('babies'), 20),
    pets: countIn(params.get('pets') === 'true' ? '1' : params.get('pets'), 20),
  }
}

/** Writes guests into the address. Zeros are left out. */
export const writeGuests = (params: URLSearchParams, guests: GuestCounts | null): void => {
  for (const name of ['guests', 'adults', 'children', 'babies', 'pets']) params.delete(name)
  if (!guests) return
  params.set('guests', String(countedGuests(guests)))
  if (guests.children > 0) params.set('children', String(guests.children))
  if (guests.babies > 0) params.set('babies', String(guests.babies))
  if (guests.pets > 0) params.set('pets', String(guests.pets))
}
