import type { NearPoint } from './search-state.ts'

/** How far around somebody is near, km (docs/product/listings.md, Search). */
export const nearbyRadiusKm = 25
/** Eight seconds, no remembered position, as exact as the device can (docs/product/listings.md, Search). */
export const locateOptions = {
  timeout: 8000,
  maximumAge: 0,
  enableHighAccuracy: true,
} as const satisfies PositionOptions

export type LocateFailure = 'denied' | 'unavailable' | 'timeout' | 'failed' | 'unsupported'
export type Located = { near: NearPoint } | { failure: LocateFailure }

/** The codes of the browser's refusals. */
const failures: Readonly<Record<number, LocateFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }
/** About a hundred metres: a shared address does not give the home away. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** Asks the browser where it is. */
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
