/** The countries of the market, by ISO 3166. */
export type MarketCountry = 'DK' | 'NO' | 'SE' | 'FI' | 'IS'

/** `quarter` is a part of a town; `land` is a named part of a country, such as a region, a coast or a headland. */
export type PlaceKind = 'country' | 'land' | 'town' | 'quarter' | 'island' | 'water'

/** A place with a known name, with or without homes. */
export interface GazetteerPlace<Where extends MarketCountry | null = MarketCountry | null> {
  kind: PlaceKind
  /** The Danish name. */
  name: string
  /** The English name, where it differs. */
  english?: string
  /** Null for seas and for places outside the market. */
  country: Where
  lat: number
  lng: number
  /** The zoom (tiles of 512 px) from which maps show it; smaller for better known places. */
  zoom: number
}

/** One place: zoom, name, latitude, longitude, and the English name where it differs. */
export type PlaceRow = readonly [zoom: number, name: string, lat: number, lng: number, english?: string]

/** Places of one kind in one country, or outside the market's countries (null). */
export const placesOf = <Where extends MarketCountry | null>(
  kind: PlaceKind,
  country: Where,
  rows: readonly PlaceRow[],
): readonly GazetteerPlace<Where>[] =>
  rows.map(([zoom, name, lat, lng, english]) => ({
    ...{ kind, name, country, lat, lng, zoom },
    ...(english === undefined ? {} : { english }),
  }))

/** The name of a place in a language such as `da` or `en-GB`: Danish for `da`, else English where it differs. */
export const placeNameIn = ({ name, english }: Pick<GazetteerPlace, 'name' | 'english'>, language: string): string =>
  language.startsWith('da') ? name : (english ?? name)
