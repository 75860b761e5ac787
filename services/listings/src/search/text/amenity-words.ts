import type { Amenity } from '@nordbo/contracts'

/**
 * The words that people type for amenities. It leaves out amenities that are not searched by a word, and the garden, because 'have' and
 * 'hav' have the same stem.
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

/** The words that people type for homes that allow pets. */
export const petWords = 'kæledyr husdyr hund hundevenlig tilladt'
