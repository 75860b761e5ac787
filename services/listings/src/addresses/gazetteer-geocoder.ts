import type { FoundAddress, Point } from '@nordbo/contracts'
import { type PostalTown, postalTowns, type Street, streets } from '@nordbo/gazetteer'
import { wordsOf } from '@nordbo/service-kit'
import { distanceBetween } from '../geo/distance.ts'
import type { Geocoder, WrittenAddress } from './geocoder.ts'

const townAddress = ({ code, town, lat, lng }: PostalTown): FoundAddress => ({
  ...{ line1: '', postalCode: code, city: town },
  location: { lat, lng },
})
const streetAddress = ({ street, town, lat, lng }: Street, number: string): FoundAddress => ({
  ...{ line1: number === '' ? street : `${street} ${number}`, postalCode: town.code, city: town.town },
  location: { lat, lng },
})

/** The street's name and the house number of a written line: `Fyrvej 36 B` → `fyrvej`, `36 B`. */
const splitLine = (line: string): { name: string; number: string } => {
  const [, name = line, number = ''] = /^(.*?\p{L})\s+(\d+\s?[\p{L}]?)\s*$/u.exec(line.trim()) ?? []
  return { name: wordsOf(name).join(' '), number: number.trim() }
}

const folded = <T>(items: readonly T[], nameOf: (item: T) => string) =>
  items.map((item) => ({ item, name: wordsOf(nameOf(item)).join(' ') }))
const foldedStreets = folded(streets, ({ street }) => street)
const foldedTowns = folded(postalTowns, ({ town }) => town)

/** Streets of a written line, with the words after the number as their town: `fyrvej 36 skagen`. */
const suggestStreets = (text: string): FoundAddress[] => {
  const [, street = text, number = '', place = ''] = /^(.*?\p{L})[\s,]+(\d+\s?\p{L}?)(?:[\s,]+(.*))?$/u.exec(text) ?? []
  const wanted = wordsOf(street).join(' ')
  const within = wordsOf(place)
  return foldedStreets
    .filter(({ item, name }) => {
      const where = [...wordsOf(item.town.town), item.town.code]
      return name.startsWith(wanted) && within.every((word) => where.some((each) => each.startsWith(word)))
    })
    .map(({ item }) => streetAddress(item, number.trim()))
}

const suggestTowns = (text: string): FoundAddress[] => {
  const [, code, rest = ''] = /^(\d{1,4})\s*(.*)$/.exec(text) ?? []
  const words = wordsOf(code === undefined ? text : rest).join(' ')
  return foldedTowns
    .filter(({ item, name }) => (code === undefined || item.code.startsWith(code)) && name.startsWith(words))
    .map(({ item }) => townAddress(item))
}

const nearest = <T extends Point>(items: readonly T[], point: Point, withinKm: number): T | undefined => {
  const ranked = items.map((item) => ({ item, km: distanceBetween(item, point) / 1_000 }))
  const best = ranked.reduce((a, b) => (b.km < a.km ? b : a), { item: items[0], km: Number.POSITIVE_INFINITY })
  return best.km <= withinKm ? best.item : undefined
}

/** How far a position may be from a known town and from a known street, km. */
const reachKm = { town: 12, street: 1 } as const

const locate = ({ line1, postalCode, city }: WrittenAddress): FoundAddress | undefined => {
  const { name, number } = splitLine(line1)
  const code = postalCode.trim()
  const street = foldedStreets.find(({ item, name: known }) => item.town.code === code && known === name)
  if (street) return streetAddress(street.item, number)
  const wanted = wordsOf(city).join(' ')
  const town =
    postalTowns.find((each) => each.code === code) ?? foldedTowns.find(({ name: known }) => known === wanted)?.item
  return town && { ...townAddress(town), line1: line1.trim() }
}

/** Finds addresses in the bundled gazetteer: every town by its postal code, and streets of well known holiday towns. */
export const gazetteerGeocoder: Geocoder = {
  suggest: async (text, most) => [...suggestStreets(text), ...suggestTowns(text)].slice(0, most),
  at: async (point) => {
    const town = nearest(postalTowns, point, reachKm.town)
    if (!town) return undefined
    const street = nearest(streets, point, reachKm.street)
    const found = street ? streetAddress(street, '') : townAddress(town)
    return { ...found, location: point }
  },
  locate: async (address) => locate(address),
}
