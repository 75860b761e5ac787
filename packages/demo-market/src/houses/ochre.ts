import type { HouseText } from './house.ts'

/** Ochre wooden villa in the snow. */
export const ochre: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'garden', 'freeParking', 'sauna'],
  titles: [
    ['Okkergul trævilla i sneen {spot}', 'Ochre timber villa in the snow {spot}'],
    ['Gammel trævilla med veranda {spot}', 'Old timber villa with a veranda {spot}'],
    ['Okkergult hus med kakkelovn {spot}', 'Ochre house with a tiled stove {spot}'],
    ['Den gamle lægebolig {spot}', 'The old doctor’s house {spot}'],
  ],
  openings: [
    [
      'En okkergul trævilla fra {year 1898-1924} med høje vinduer og lys i dem alle, når I kommer.',
      'An ochre timber villa from {year 1898-1924} with tall windows, all of them lit when you arrive.',
    ],
    [
      'Om vinteren er den blå time lang, og huset er det eneste gule, man kan få øje på.',
      'In winter the blue hour is long, and the house is the only yellow thing in sight.',
    ],
    [
      'Huset var engang lægebolig, og der er plads nok til, at alle kan få fred.',
      'This was once the doctor’s house, and there is space enough for everyone to find some peace.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} med plankevægge, og kakkelovnen i stuen holder varmen til næste morgen.',
      'There are {rooms} with plank walls, and the tiled stove keeps its warmth until morning.',
    ],
    [
      'Køkkenet har et gammelt brændekomfur ved siden af det nye, bord til {guests} og {rooms} ovenpå.',
      'The kitchen has an old wood-fired range beside the new one, a table for {guests} and {rooms} upstairs.',
    ],
    [
      'Indenfor er der {rooms}, tykke dyner og et vindue mod sneen i hvert rum.',
      'Inside there are {rooms}, thick duvets and a window onto the snow in every room.',
    ],
  ],
}
