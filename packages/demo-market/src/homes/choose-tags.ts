import type { Tag } from '@nordbo/contracts'
import type { Chance } from '../core/random.ts'
import type { House } from '../houses/house.ts'
import type { Capacity } from './plan-capacity.ts'
import { isFlat, isTownhouse, type Sketch } from './sketches.ts'

const byHouse: Readonly<Record<House, readonly Tag[]>> = {
  thatch: ['quiet', 'nature', 'family', 'romantic'],
  beach: ['beach', 'modern', 'family', 'stylish'],
  black: ['modern', 'stylish', 'nature', 'quiet'],
  cedar: ['modern', 'quiet', 'stylish', 'nature'],
  timber: ['romantic', 'unique', 'quiet'],
  canal: ['central', 'stylish', 'modern'],
  cabin: ['nature', 'quiet', 'family', 'romantic'],
  yellow: ['family', 'quiet', 'unique'],
  aframe: ['unique', 'nature', 'romantic', 'modern'],
  fjord: ['nature', 'unique', 'quiet'],
  farm: ['family', 'quiet', 'spacious', 'nature'],
  pond: ['romantic', 'quiet', 'unique', 'family'],
  manor: ['spacious', 'unique', 'romantic'],
  school: ['unique', 'family', 'quiet'],
  orangery: ['romantic', 'unique', 'quiet'],
  skagen: ['family', 'quiet', 'unique'],
  sixties: ['family', 'nature', 'quiet', 'stylish'],
  shingle: ['beach', 'family', 'romantic', 'quiet'],
  lighthouse: ['unique', 'romantic', 'quiet', 'nature'],
  skerry: ['stylish', 'modern', 'unique', 'nature'],
  quay: ['central', 'unique', 'romantic'],
  floating: ['unique', 'modern', 'central'],
  brick: ['family', 'central', 'stylish'],
  block: ['modern', 'family', 'quiet'],
  orchard: ['romantic', 'family', 'nature'],
  rorbu: ['unique', 'nature', 'family'],
  lava: ['nature', 'unique', 'quiet'],
  faroe: ['nature', 'quiet', 'unique'],
  log: ['nature', 'quiet', 'romantic', 'family'],
  ochre: ['family', 'spacious', 'romantic'],
  tent: ['nature', 'unique', 'romantic'],
  tiny: ['nature', 'unique', 'romantic', 'quiet'],
}

/** One or two of the ten tags, preferably those that fit the home's place and size. */
export const chooseTags = (sketch: Sketch, { maxGuests }: Capacity, chance: Chance): Tag[] => {
  const called: Tag[] = [
    ...(sketch.place.setting === 'city' && (isFlat(sketch) || isTownhouse(sketch)) ? (['central'] as const) : []),
    ...(/[Ss]trand|[Bb]ugt/.test(sketch.spot) ? (['beach'] as const) : []),
    ...(maxGuests >= 9 ? (['spacious'] as const) : []),
  ]
  const own = chance.some(byHouse[sketch.house], 2)
  return [...new Set([...called.slice(0, 1), ...own])].slice(0, chance.percent(80) ? 2 : 1)
}
