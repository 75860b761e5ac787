import type { HouseText } from './house.ts'

/** Stone cottage with a turf roof on a lava field. */
export const lava: HouseText = {
  usual: 'summerhouse',
  has: ['heating', 'freeParking', 'mountainView', 'garden'],
  titles: [
    ['Stenhytte med græstag {spot}', 'Stone cottage with a turf roof {spot}'],
    ['Hytte på lavamarken {spot}', 'Cottage on the lava field {spot}'],
    ['Stenhus i mos og lava {spot}', 'Stone house in moss and lava {spot}'],
  ],
  openings: [
    [
      'En stenhytte med græstag på en lavamark, hvor mosset er blødt som en dyne.',
      'A stone cottage with a turf roof on a lava field, where the moss is as soft as a duvet.',
    ],
    [
      'Lavaen er otte hundrede år gammel, huset knap hundrede, og varmen kommer op af jorden.',
      'The lava is eight hundred years old, the house almost a hundred, and the heat comes up from the ground.',
    ],
    [
      'Døren er blå, mosset er grønt, og resten skifter med vejret.',
      'The door is blue, the moss is green, and the rest changes with the weather.',
    ],
  ],
  inside: [
    [
      'Muren er en halv meter tyk, stuen er lun, og der er {rooms}.',
      'The walls are half a metre thick, the living room is snug, and there are {rooms}.',
    ],
    [
      'Indenfor er der {rooms}, strikkede tæpper og bord til {guests} ved vinduet.',
      'Inside there are {rooms}, knitted blankets and a table for {guests} by the window.',
    ],
    [
      'Køkkenet er lille og har det vigtigste, {rooms} er enkle, og bruseren løber aldrig tør for varmt vand.',
      'The kitchen is small and has what matters, {rooms} are simple, and the shower never runs out of hot water.',
    ],
  ],
}
