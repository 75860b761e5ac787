import { type GuestCounts, writeGuests } from './guest-counts.ts'
import { type Stay, writeStay } from './stay.ts'

/** A path with the chosen dates and guests as parameters. */
export const stayPath = (path: string, stay: Stay | null, guests: GuestCounts | null): string => {
  const params = new URLSearchParams()
  writeStay(params, stay)
  writeGuests(params, guests)
  const text = params.toString()
  return text ? `${path}?${text}` : path
}
