/** The countries of the market, by ISO 3166. */
export type MarketCountry = 'DK' | 'NO' | 'SE' | 'FI' | 'IS'

/** `quarter` is a part of a town; `land` a part of a country that people call by name: a region, a coast, a headland. */
export type PlaceKind = 'country' | 'land' | 'town' | 'quarter' | 'island' | 'water'

/** A place that people know whether or not a home lies there. */
export interface GazetteerPlace<Where extends MarketCountry | null = MarketCountry | null> {
  kind: PlaceKind
  /** As Danes write it. */
  name: string
  /** In English, where that is another name. */
  english?: string
  /** Null for seas and for what lies outside the market. */
  country: Where
  lat: number
  lng: number
  /** The zoom (tiles of 512 px) from which a map has room for it: the smaller, the better known. */
  zoom: number
}

/** One place a line: the zoom, the name, where it lies, and its English name where that is another. */
export type PlaceRow = readonly [zoom: number, name: string, lat: number, lng: number, english?: string]

/** Places of one kind in one country, or in none of the market's. */
export const placesOf = <Where extends MarketCountry | null>(
  kind: PlaceKind,
  country: Where,
  rows: readonly PlaceRow[],
): readonly GazetteerPlace<Where>[] =>
  rows.map(([zoom, name, lat, lng, english]) => ({
    ...{ kind, name, country, lat, lng, zoom },
    ...(english === undefined ? {} : { english }),
  }))

/** The name of a place in a language such as `da` or `en-GB`; where that has no name of its own for it, the local one. */
export const placeNameIn = ({ name, english }: Pick<GazetteerPlace, 'name' | 'english'>, language: string): string =>
  language.startsWith('da') ? name : (english ?? name)
