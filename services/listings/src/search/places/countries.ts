import type { Country, MapBox } from '@nordbo/contracts'

/** Countries with their Danish names, centres and boxes on the map. */
export const countries = {
  DK: { name: 'Danmark', lat: 56.0, lng: 10.5, bbox: { west: 8.0, south: 54.5, east: 15.2, north: 57.8 } },
  NO: { name: 'Norge', lat: 61.5, lng: 9.0, bbox: { west: 4.5, south: 57.9, east: 31.2, north: 71.2 } },
  SE: { name: 'Sverige', lat: 60.0, lng: 15.0, bbox: { west: 10.9, south: 55.3, east: 24.2, north: 69.1 } },
  FI: { name: 'Finland', lat: 62.5, lng: 26.0, bbox: { west: 19.4, south: 59.7, east: 31.6, north: 70.1 } },
  IS: { name: 'Island', lat: 64.9, lng: -18.6, bbox: { west: -24.6, south: 63.3, east: -13.4, north: 66.6 } },
} as const satisfies Record<Country, { name: string; lat: number; lng: number; bbox: MapBox }>
