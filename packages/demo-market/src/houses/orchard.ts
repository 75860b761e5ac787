import type { HouseText } from './house.ts'

/** White wooden villa among fruit trees. */
export const orchard: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'garden', 'terrace', 'freeParking', 'mountainView'],
  titles: [
    ['Hvid trævilla mellem frugttræer {spot}', 'White timber villa among fruit trees {spot}'],
    ['Schweizervilla med veranda {spot}', 'Swiss-style villa with a veranda {spot}'],
    ['Hvid villa under fjeldet {spot}', 'White villa under the mountain {spot}'],
    ['Frugtgård med udsigt til sne {spot}', 'Orchard house with a view of snow {spot}'],
  ],
  openings: [
    [
      'En hvid trævilla fra {year 1889-1915} med veranda, frugttræer og sne på fjeldene bagved.',
      'A white timber villa from {year 1889-1915} with a veranda, fruit trees and snow on the mountains behind.',
    ],
    [
      'I maj blomstrer æbletræerne, mens der stadig er sne at se fra trappen.',
      'In May the apple trees bloom while there is still snow to be seen from the steps.',
    ],
    [
      'Verandaen er husets stue fra april til oktober, og tæpperne ligger i kisten.',
      'The veranda is the living room from April to October, and the blankets are in the chest.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} med trægulve og høje vinduer, og stuen har brændeovn og klaver.',
      'There are {rooms} with wooden floors and tall windows, and the living room has a wood stove and a piano.',
    ],
    [
      'Køkkenet har bord til {guests} og udsigt til fjorden, og der er {rooms} ovenpå.',
      'The kitchen has a table for {guests} and a view of the fjord, and there are {rooms} upstairs.',
    ],
    [
      'Vi presser selv mosten, og der står en flaske i køleskabet; i huset er der {rooms}.',
      'We press our own apple juice, and there is a bottle in the fridge; the house has {rooms}.',
    ],
  ],
}
