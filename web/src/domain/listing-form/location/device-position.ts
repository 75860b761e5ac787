/** Why a device gives no position (docs/product/listings.md, Addresses). */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'failed' | 'unsupported'

/** Time-out 10 s, exact. */
const options = { timeout: 10_000, enableHighAccuracy: true } as const

const failures: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

/** The device's position, or why there is none. */
export const devicePosition = (
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<{ lat: number; lng: number } | PositionFailure> =>
  new Promise((resolve) => {
    if (!geolocation) return resolve('unsupported')
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(failures[code] ?? 'failed'),
      options,
    )
  })
