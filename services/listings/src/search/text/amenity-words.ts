import type { Amenity } from '@nordbo/contracts'

/**
 * What people type for what a home offers. Left out is what nobody looks for by a word, and the garden: 'have' and 'hav' are one word to
 * the stemmer.
 */
export const amenityWords: Partial<Record<Amenity, string>> = {
  wifi: 'wifi internet',
  washingMachine: 'vaskemaskine',
  tumbleDryer: 'tørretumbler',
  dishwasher: 'opvaskemaskine',
  woodStove: 'brændeovn pejs',
  sauna: 'sauna',
  hotTub: 'spabad boblebad jacuzzi',
  wildernessBath: 'vildmarksbad badetønde',
  indoorPool: 'indendørs pool swimmingpool svømmebassin',
  underfloorHeating: 'gulvvarme',
  terrace: 'terrasse',
  balcony: 'altan balkon',
  barbecue: 'grill',
  firePit: 'bålplads',
  bicycles: 'cykler',
  canoe: 'kano kajak',
  seaView: 'havudsigt havkig',
  lakeView: 'søudsigt',
  mountainView: 'fjeldudsigt bjergudsigt',
  skiInOut: 'skiferie ski',
  freeParking: 'parkering',
  evCharger: 'ladestander elbil',
  stepFree: 'trinfri',
  lift: 'elevator',
  crib: 'barneseng tremmeseng',
  highChair: 'højstol',
  playground: 'legeplads',
  fencedGarden: 'indhegnet grund',
  boardGames: 'brætspil',
  tv: 'tv fjernsyn',
  workspace: 'skrivebord hjemmekontor arbejdsplads',
}

/** What people type for a home that takes their animals. */
export const petWords = 'kæledyr husdyr hund hundevenlig tilladt'
