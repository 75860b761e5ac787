import type { FoundAddress, Point } from '@nordbo/contracts'

/** An address as a person wrote it. */
export interface WrittenAddress {
  line1: string
  postalCode: string
  city: string
}

/** Finds Danish addresses. */
export interface Geocoder {
  /** Addresses that begin like the text, the best first. */
  suggest(text: string, most: number): Promise<FoundAddress[]>
  /** The address at a position; undefined if none is near. */
  at(point: Point): Promise<FoundAddress | undefined>
  /** The position of an address; undefined if it is unknown. */
  locate(address: WrittenAddress): Promise<FoundAddress | undefined>
}
