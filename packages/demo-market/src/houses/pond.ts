import type { HouseText } from './house.ts'

/** Half-timbered farmhouse under thatch by a village pond. */
export const pond: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'garden', 'freeParking', 'terrace'],
  titles: [
    ['Stråtækt bindingsværksgård {spot}', 'Thatched half-timbered farm {spot}'],
    ['Længe med stokroser og gadekær {spot}', 'Farmhouse, hollyhocks and a pond {spot}'],
    ['Bindingsværk under stråtag {spot}', 'Half-timbered under thatch {spot}'],
    ['Landsbyidyl med gadekær {spot}', 'Village idyll by the pond {spot}'],
  ],
  openings: [
    [
      'En stråtækt længe i bindingsværk med gadekæret som nærmeste nabo.',
      'A thatched, half-timbered farmhouse with the village pond as its nearest neighbour.',
    ],
    [
      'Huset er fra {year 1768-1829}: intet er helt lige, og alt holder.',
      'The house is from {year 1768-1829}: nothing is quite straight, and everything holds.',
    ],
    [
      'Om aftenen spejler huset sig i kæret, og ænderne er de sidste, der falder til ro.',
      'In the evening the house is mirrored in the pond, and the ducks are the last to settle.',
    ],
    [
      'Stokroserne står langs sydmuren, og bænken ved døren har sol fra middag.',
      'Hollyhocks line the south wall, and the bench by the door has sun from noon.',
    ],
  ],
  inside: [
    [
      'Stuerne er lave, vinduerne er dybe, og der er {rooms} med hør på sengene.',
      'The rooms are low, the windows are deep, and there are {rooms} with linen on the beds.',
    ],
    [
      'Køkkenet er nyt bag de gamle døre, og der er {rooms} og bord til {guests}.',
      'The kitchen is new behind the old doors, and there are {rooms} and a table for {guests}.',
    ],
    [
      'Der er {rooms}, brændeovn i stuen og en havestue, hvor kaffen trækker ud.',
      'There are {rooms}, a wood stove in the living room and a garden room where coffee takes all afternoon.',
    ],
  ],
}
