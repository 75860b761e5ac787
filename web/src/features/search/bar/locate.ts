import type { NearPoint } from '../query/search-state.ts'

/** The radius of a search around a position, km (docs/product/listings.md, Search). */
export const nearbyRadiusKm = 25
/** Eight seconds, no cached position, high accuracy (docs/product/listings.md, Search). */
export const locateOptions = {
  timeout: 8000,
  maximumAge: 0,
  enableHighAccuracy: true,
} as const satisfies PositionOptions

export type LocateFailure = 'denied' | 'unavailable' | 'timeout' | 'failed' | 'unsupported'
export type Located = { near: NearPoint } | { failure: LocateFailure }

/** The error codes of the Geolocation API. */
const failures: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }
/** Rounds to about a hundred metres, so that a shared address does not disclose where the person lives. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Asks the browser for its position. Resolves with the reason where there is none. */
export const locate = (geolocation: Geolocation | undefined): Promise<Located> =>
  new Promise((resolve) => {
    if (!geolocation) return resolve({ failure: 'unsupported' })
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          near: { lat: rounded(coords.latitude), lng: rounded(coords.longitude), radius: nearbyRadiusKm },
        }),
      ({ code }) => resolve({ failure: failures[code] ?? 'failed' }),
      locateOptions,
    )
  })
