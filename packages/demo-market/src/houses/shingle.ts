import type { HouseText } from './house.ts'

/** Grey shingled beach house. */
export const shingle: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'beachAccess', 'freeParking'],
  titles: [
    ['Spånbeklædt strandhus med veranda {spot}', 'Shingled beach house with a porch {spot}'],
    ['Gråt strandhus med veranda {spot}', 'Grey beach house with a porch {spot}'],
    ['Vejrbidt strandhus {spot}', 'Weathered beach house {spot}'],
    ['Havluft og hvide vinduer {spot}', 'Sea air and white windows {spot}'],
    ['Strandhus med kvist og veranda {spot}', 'Beach house with a dormer and a porch {spot}'],
  ],
  openings: [
    [
      'Et strandhus beklædt med spån, som salt og sol har farvet grå gennem årene.',
      'A beach house clad in shingles that salt and sun have turned grey over the years.',
    ],
    [
      'Verandaen vender mod syd, og sandet fra klitten fejer vi ud hver lørdag.',
      'The porch faces south, and every Saturday we sweep out the sand from the dune.',
    ],
    [
      'Huset har hvide vinduer og en veranda, som det tager det meste af en formiddag at forlade.',
      'The house has white windows and a porch that takes most of a morning to leave.',
    ],
    [
      'Fra hegnet går en sti gennem marehalmen, og så er I ved vandet.',
      'A path leads from the fence through the marram grass, and then you are at the water.',
    ],
  ],
  inside: [
    [
      'Stuen er lyseblå og hvid, brændeovnen er klar, og {rooms} ligger på første sal.',
      'The living room is pale blue and white, the wood stove is ready, and {rooms} are upstairs.',
    ],
    [
      'Der er {rooms}, højt til kip i køkkenet og plads til {guests} om bordet.',
      'There are {rooms}, a kitchen open to the ridge and space for {guests} round the table.',
    ],
    [
      'Kvisten er børnenes, og i alt er der {rooms} med udsyn over klitterne.',
      'The attic room is the children’s, and in all there are {rooms} looking out over the dunes.',
    ],
  ],
}
