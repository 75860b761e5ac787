import { type GuestCounts, writeGuests } from './guest-counts.ts'
import { type Stay, writeStay } from './stay.ts'

/** A path that takes the chosen dates and guests along. */
export const stayPath = (path: string, stay: Stay | null, guests: GuestCounts | null): string => {
  const params = new URLSearchParams()
  writeStay(params, stay)
  writeGuests(params, guests)
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
