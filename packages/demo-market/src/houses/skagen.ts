import type { HouseText } from './house.ts'

/** Yellow plastered house with whitewashed roof edges. */
export const skagen: HouseText = {
  usual: 'private_home',
  has: ['garden', 'terrace', 'washingMachine', 'freeParking'],
  titles: [
    ['Gult hus med hvidt stakit {spot}', 'Yellow house with a white fence {spot}'],
    ['Gulkalket hus med rødt tegltag {spot}', 'Yellow house with a red tiled roof {spot}'],
    ['Det gule hus bag stakittet {spot}', 'The yellow house behind the fence {spot}'],
    ['Gult fiskerhus med flagstang {spot}', 'Yellow fisherman’s house {spot}'],
    ['Gult og hvidt sommerhus {spot}', 'Yellow and white summer house {spot}'],
  ],
  openings: [
    [
      'Et gulkalket hus med hvide tagkanter, rødt tegl og stakit hele vejen rundt.',
      'A yellow limewashed house with white roof edges, red tiles and a picket fence all the way round.',
    ],
    [
      'Huset blev bygget af en skipper i {year 1884-1921}, og tagkanterne er stadig hvide som dengang.',
      'A skipper built the house in {year 1884-1921}, and the roof edges are as white as they were then.',
    ],
    [
      'Når det blæser, er der læ bag stakittet, og haven har sol til langt ud på aftenen.',
      'When the wind blows there is shelter behind the fence, and the garden has sun late into the evening.',
    ],
    [
      'Lyset er grunden til, at malerne kom, og haven er grunden til, at man bliver.',
      'The light is why the painters came, and the garden is why people stay.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} med malede gulve, og stuerne får lys fra to sider.',
      'There are {rooms} with painted floors, and the living rooms have light from two sides.',
    ],
    [
      'Køkkenet er lyst, bordet har plads til {guests}, og der er {rooms} under taget.',
      'The kitchen is bright, the table seats {guests}, and there are {rooms} under the roof.',
    ],
    [
      'Indenfor er der {rooms}, en god sofa og en brændeovn til efteråret.',
      'Inside there are {rooms}, a good sofa and a wood stove for the autumn.',
    ],
  ],
}
