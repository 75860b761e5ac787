import type { HouseText } from './house.ts'

/** Turf-roofed cabin by a fjord. */
export const fjord: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'freeParking', 'mountainView'],
  titles: [
    ['Hytte med græstag {spot}', 'Turf-roofed cabin {spot}'],
    ['Græstagshytte med fjeldudsigt {spot}', 'Turf-roofed cabin with a fell view {spot}'],
    ['Træhytte med bogreol og bålkaffe {spot}', 'Timber cabin, bookshelf, campfire coffee {spot}'],
    ['Lille hytte, stor udsigt {spot}', 'Small cabin, big view {spot}'],
    ['Græs på taget og fjeld for enden {spot}', 'Grass on the roof, mountain at the end {spot}'],
    ['Hytte med terrasse mod fjeldet {spot}', 'Cabin with a terrace facing the fell {spot}'],
    ['Stille hytte med grønt tag {spot}', 'Quiet cabin with a green roof {spot}'],
  ],
  openings: [
    [
      'En hytte i mørkt træ med græs og blomster på taget og fjeldet lige bag.',
      'A cabin in dark timber with grass and flowers on the roof and the mountain right behind.',
    ],
    [
      'Fra terrassen er der vand nedenfor, fjeld ovenfor og ingen andre lyde end vinden.',
      'From the terrace there is water below, mountain above and no sound but the wind.',
    ],
    [
      'Græstaget er tækket om efter gammel skik, og fårene kigger forbi en gang om dagen.',
      'The turf roof was relaid in the old way, and the sheep look in once a day.',
    ],
    [
      'Lyset skifter hvert kvarter her, og man når ikke andet end at se på det den første dag.',
      'The light changes every quarter of an hour, and on the first day you do nothing but watch.',
    ],
    [
      'Hytten blev bygget af drivtømmer og stædighed, og den har stået imod alle vintre siden.',
      'The cabin was built of driftwood and stubbornness, and it has stood up to every winter since.',
    ],
    [
      'Døren er rød, taget er grønt, og alt andet er fjeld, himmel og vejr.',
      'The door is red, the roof is green, and all the rest is mountain, sky and weather.',
    ],
    [
      'Man kommer for vandreturene og bliver siddende på terrassen med et tæppe om benene.',
      'You come for the hikes and end up on the terrace with a blanket round your legs.',
    ],
    [
      'Spis morgenmad ude, også når det er koldt: udsigten er hele pointen.',
      'Have breakfast outside even when it is cold: the view is the whole point.',
    ],
  ],
  inside: [
    [
      'Stuen har bjælkeloft, brændeovn og lænestol ved vinduet, og der er {rooms}.',
      'The living room has beams, a wood stove and an armchair by the window, and there are {rooms}.',
    ],
    [
      'Der er {rooms}, uldplaider, kort over stierne og plads til {guests} ved bordet.',
      'There are {rooms}, wool blankets, maps of the trails and space for {guests} at the table.',
    ],
    [
      'Farverne er sand og skovgrøn, {rooms} er enkle, og bogreolen er fyldt.',
      'The colours are sand and forest green, {rooms} are simple, and the bookshelf is full.',
    ],
    [
      'Efter turen er der varmt bad, sauna og {rooms} med udsyn til fjeldet.',
      'After the hike there is a hot shower, a sauna and {rooms} looking out on the mountain.',
    ],
    [
      'Vi har holdt det enkelt: {rooms}, et godt køkken og en terrasse med langbord.',
      'We have kept it simple: {rooms}, a good kitchen and a terrace with a long table.',
    ],
  ],
}
