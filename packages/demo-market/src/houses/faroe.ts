import type { HouseText } from './house.ts'

/** Black tarred house with a turf roof. */
export const faroe: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'seaView', 'freeParking', 'garden'],
  titles: [
    ['Sort hus med græstag {spot}', 'Black house with a turf roof {spot}'],
    ['Sorttjæret hus med havudsigt {spot}', 'Black tarred house with a sea view {spot}'],
    ['Græstag, får og rød dør {spot}', 'Turf roof, sheep and a red door {spot}'],
  ],
  openings: [
    [
      'Et sorttjæret hus med græstag og rød dør på en skråning, der ender i havet.',
      'A black tarred house with a turf roof and a red door on a slope that ends in the sea.',
    ],
    [
      'Fårene holder græsset kort rundt om huset; op på taget må de ikke, men det sker.',
      'The sheep keep the grass short round the house; they are not allowed on the roof, but it happens.',
    ],
    [
      'Tågen kommer og går, og når den går, ser man helt ud til holmene.',
      'The fog comes and goes, and when it goes you see all the way out to the islets.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} i lyst træ, en lav stue og en brændeovn, der aldrig når at blive kold.',
      'There are {rooms} in pale wood, a low living room and a wood stove that never has time to go cold.',
    ],
    [
      'Køkkenet har bord til {guests} og vindue mod havet, og der er {rooms}.',
      'The kitchen has a table for {guests} and a window towards the sea, and there are {rooms}.',
    ],
    [
      'Indenfor er der {rooms}, uldtæpper og en hylde med bøger, som gæster har ladet ligge.',
      'Inside there are {rooms}, wool blankets and a shelf of books that guests have left behind.',
    ],
  ],
}
