import type { House } from '../houses/house.ts'

/** Pictures of rooms by kind: kitchens, living rooms, bedrooms, details. */
export const roomKinds: readonly (readonly string[])[] = [
  ['thatch-din', 'timber-kit', 'yellow-kit', 'black-kit', 'canal-din'],
  ['beach-liv', 'cabin-liv', 'canal-liv', 'black-liv', 'fjord-liv', 'aframe-liv'],
  ['thatch-bed', 'beach-bed', 'timber-bed', 'cabin-bed', 'cedar-bed', 'aframe-bed', 'hotel-room'],
  ['thatch-detail', 'cabin-detail', 'black-detail', 'aframe-detail', 'timber-detail', 'fjord-detail'],
]

/** Pictures of rooms by style. */
const styles = {
  bright: [
    ...['thatch-din', 'timber-kit', 'canal-din', 'beach-liv', 'cabin-liv', 'canal-liv', 'thatch-bed', 'beach-bed'],
    ...['timber-bed', 'cabin-bed', 'thatch-detail', 'cabin-detail'],
  ],
  wooden: [
    ...['yellow-kit', 'timber-kit', 'aframe-liv', 'fjord-liv', 'cabin-liv', 'aframe-bed', 'cabin-bed', 'timber-bed'],
    ...['aframe-detail', 'cabin-detail'],
  ],
  modern: [
    ...['black-kit', 'canal-din', 'timber-kit', 'black-liv', 'canal-liv', 'cabin-liv', 'cedar-bed', 'beach-bed'],
    ...['hotel-room', 'black-detail', 'cabin-detail'],
  ],
} as const satisfies Record<string, readonly string[]>

/** Pictures of a house: outside (a landscape last), its own rooms, and the style of further rooms. */
interface Portfolio {
  outside: readonly string[]
  inside: readonly string[]
  style: keyof typeof styles
}

/** Pictures by house. Houses with only one picture use rooms of a similar house. */
export const portfolios: Readonly<Record<House, Portfolio>> = {
  thatch: {
    outside: ['thatch-gold', 'thatch-day', 'hero-dunes'],
    inside: ['thatch-din', 'thatch-bed', 'thatch-detail', 'beach-liv'],
    style: 'bright',
  },
  beach: {
    outside: ['beach-gold', 'beach-dusk'],
    inside: ['beach-liv', 'thatch-din', 'beach-bed', 'thatch-detail'],
    style: 'bright',
  },
  black: {
    outside: ['black-dusk', 'black-day'],
    inside: ['black-liv', 'black-kit', 'cedar-bed', 'black-detail'],
    style: 'modern',
  },
  cedar: { outside: ['cedar-day'], inside: ['black-kit', 'cedar-bed', 'black-liv', 'black-detail'], style: 'modern' },
  timber: {
    outside: ['timber-day', 'timber-eve'],
    inside: ['timber-kit', 'timber-bed', 'timber-detail', 'fjord-liv'],
    style: 'bright',
  },
  canal: { outside: ['canal-day', 'canal-dusk'], inside: ['canal-liv', 'canal-din', 'timber-bed'], style: 'modern' },
  cabin: {
    outside: ['cabin-day', 'cabin-eve', 'hero-lake'],
    inside: ['cabin-liv', 'cabin-bed', 'cabin-detail'],
    style: 'wooden',
  },
  yellow: {
    outside: ['yellow-day'],
    inside: ['yellow-kit', 'cabin-liv', 'timber-bed', 'cabin-detail'],
    style: 'wooden',
  },
  aframe: {
    outside: ['aframe-blue', 'aframe-day', 'hero-snow'],
    inside: ['aframe-liv', 'aframe-bed', 'aframe-detail'],
    style: 'wooden',
  },
  fjord: {
    outside: ['fjord-day', 'fjord-dawn', 'hero-fjord'],
    inside: ['fjord-liv', 'fjord-detail', 'cabin-bed'],
    style: 'wooden',
  },
  farm: {
    outside: ['rapeseed-farm'],
    inside: ['timber-kit', 'cabin-liv', 'timber-bed', 'cabin-detail'],
    style: 'bright',
  },
  pond: { outside: ['funen-pond'], inside: ['timber-kit', 'timber-bed', 'fjord-liv', 'cabin-detail'], style: 'bright' },
  manor: { outside: ['manor-moat'], inside: ['canal-liv', 'canal-din', 'cedar-bed', 'timber-bed'], style: 'bright' },
  school: {
    outside: ['old-school'],
    inside: ['cabin-liv', 'timber-kit', 'cabin-bed', 'cabin-detail'],
    style: 'bright',
  },
  orangery: {
    outside: ['orangery-bloom'],
    inside: ['beach-bed', 'cabin-liv', 'timber-kit', 'cabin-detail'],
    style: 'bright',
  },
  skagen: {
    outside: ['skagen-day'],
    inside: ['thatch-din', 'beach-liv', 'thatch-bed', 'thatch-detail'],
    style: 'bright',
  },
  sixties: {
    outside: ['flat-sixties'],
    inside: ['cabin-liv', 'black-kit', 'cedar-bed', 'cabin-detail'],
    style: 'modern',
  },
  shingle: {
    outside: ['shingle-house'],
    inside: ['beach-liv', 'beach-bed', 'thatch-din', 'thatch-detail'],
    style: 'bright',
  },
  lighthouse: {
    outside: ['lighthouse-dawn'],
    inside: ['thatch-bed', 'beach-liv', 'thatch-din', 'thatch-detail'],
    style: 'bright',
  },
  skerry: {
    outside: ['skerry-sunset'],
    inside: ['black-kit', 'black-liv', 'beach-bed', 'black-detail'],
    style: 'modern',
  },
  quay: { outside: ['quay-morning'], inside: ['timber-kit', 'fjord-liv', 'timber-bed', 'canal-din'], style: 'bright' },
  floating: {
    outside: ['floating-dusk'],
    inside: ['canal-din', 'cedar-bed', 'canal-liv', 'black-detail'],
    style: 'modern',
  },
  brick: {
    outside: ['brick-terrace'],
    inside: ['canal-liv', 'canal-din', 'timber-bed', 'timber-kit'],
    style: 'bright',
  },
  block: { outside: ['block-evening'], inside: ['cabin-liv', 'black-kit', 'beach-bed', 'canal-din'], style: 'modern' },
  orchard: {
    outside: ['orchard-villa'],
    inside: ['fjord-liv', 'canal-din', 'cabin-bed', 'timber-bed'],
    style: 'bright',
  },
  rorbu: {
    outside: ['rorbu-snow'],
    inside: ['yellow-kit', 'aframe-bed', 'fjord-liv', 'aframe-detail'],
    style: 'wooden',
  },
  lava: {
    outside: ['lava-cottage'],
    inside: ['fjord-liv', 'cabin-bed', 'timber-kit', 'cabin-detail'],
    style: 'wooden',
  },
  faroe: {
    outside: ['faroe-black'],
    inside: ['yellow-kit', 'fjord-liv', 'cabin-bed', 'aframe-detail'],
    style: 'wooden',
  },
  log: {
    outside: ['log-aurora'],
    inside: ['aframe-liv', 'aframe-bed', 'aframe-detail', 'yellow-kit'],
    style: 'wooden',
  },
  ochre: {
    outside: ['villa-winter'],
    inside: ['yellow-kit', 'aframe-bed', 'aframe-liv', 'aframe-detail'],
    style: 'wooden',
  },
  tent: { outside: ['bell-tent'], inside: ['aframe-bed', 'aframe-detail', 'hero-lake'], style: 'wooden' },
  tiny: {
    outside: ['tiny-lake'],
    inside: ['yellow-kit', 'cedar-bed', 'aframe-detail', 'cabin-detail'],
    style: 'wooden',
  },
}

/** Rooms that fit a house: its own, and others in its style. */
export const roomsLike = (house: House): readonly string[] => {
  const { inside, style } = portfolios[house]
  return [...new Set([...inside, ...styles[style]])]
}

/** Pictures of flats with a room to let: bedrooms and shared rooms. */
export const roomsToLet = {
  sleep: ['timber-bed', 'cabin-bed', 'beach-bed', 'cedar-bed', 'hotel-room'],
  share: [
    'canal-liv',
    'canal-din',
    'cabin-liv',
    'timber-kit',
    'fjord-liv',
    'black-kit',
    'beach-liv',
    'cabin-detail',
    'timber-detail',
  ],
} as const

/** Pictures of the same building or a similar roof, which must not be neighbours. */
const alike: readonly (readonly string[])[] = [
  ['orchard-villa', 'villa-winter'],
  ['lava-cottage', 'faroe-black', 'fjord-day', 'fjord-dawn', 'hero-fjord'],
  ['cedar-day', 'black-day', 'black-dusk'],
  ['yellow-day', 'cabin-eve', 'cabin-day'],
  ['thatch-day', 'thatch-gold', 'hero-dunes'],
  ['aframe-blue', 'aframe-day', 'hero-snow'],
  ['canal-day', 'canal-dusk'],
  ['timber-day', 'timber-eve'],
  ['beach-gold', 'beach-dusk'],
]

/** Whether two pictures look like the same house. */
export const looksLike = (one: string, other: string): boolean =>
  one === other || alike.some((pictures) => pictures.includes(one) && pictures.includes(other))
