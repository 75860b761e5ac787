import type { HouseText } from './house.ts'

/** Tiny house on wheels by a lake. */
export const tiny: HouseText = {
  usual: 'holiday_home',
  has: ['terrace', 'sauna', 'lakeView', 'heating', 'freeParking'],
  titles: [
    ['Tiny house med sauna {spot}', 'Tiny house with a sauna {spot}'],
    ['Lille grønt hus på hjul {spot}', 'Little green house on wheels {spot}'],
    ['Hus på hjul mellem birke {spot}', 'House on wheels among birches {spot}'],
    ['Toogtyve kvadratmeter ro {spot}', 'Twenty-two square metres of calm {spot}'],
  ],
  openings: [
    [
      'Et lille grønt hus på hjul, som er kørt ind mellem birkene og har tænkt sig at blive.',
      'A little green house on wheels that rolled in among the birches and intends to stay.',
    ],
    [
      'Toogtyve kvadratmeter, en terrasse og en sø: mere skulle der ikke til.',
      'Twenty-two square metres, a terrace and a lake: nothing more was needed.',
    ],
    [
      'Tøndesaunaen står ti skridt fra døren, og søen ligger ti skridt fra saunaen.',
      'The barrel sauna is ten paces from the door, and the lake is ten paces from the sauna.',
    ],
  ],
  inside: [
    [
      'Der er dobbeltseng bag skydedøren, hems til to og et køkken, hvor alt kan nås fra samme sted.',
      'There is a double bed behind the sliding door, a loft for two and a kitchen where you reach everything from one spot.',
    ],
    [
      'Indenfor er der krog til støvlerne, bord til {guests} og vinduer, der gør rummet stort.',
      'Inside there is a corner for boots, a table for {guests} and windows that make the room feel large.',
    ],
  ],
}
