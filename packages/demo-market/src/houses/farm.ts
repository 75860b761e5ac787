import type { HouseText } from './house.ts'

/** White farmhouse behind a field of rapeseed. */
export const farm: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'garden', 'freeParking', 'washingMachine'],
  titles: [
    ['Hvidkalket gård bag rapsmarken {spot}', 'White farmhouse behind the rapeseed {spot}'],
    ['Gammel gård med rødt tegltag {spot}', 'Old farm with a red tiled roof {spot}'],
    ['Stuehus med plads og udsyn {spot}', 'Farmhouse with space and a view {spot}'],
    ['Landidyl med flagstang {spot}', 'Country idyll with a flagpole {spot}'],
  ],
  openings: [
    [
      'Et hvidkalket stuehus fra {year 1870-1912} med rødt tegltag og marken lige uden for vinduet.',
      'A whitewashed farmhouse from {year 1870-1912} with a red tiled roof and the field right outside the window.',
    ],
    [
      'I maj er marken gul helt ind til haven, og resten af året er her bare stille.',
      'In May the field is yellow right up to the garden, and the rest of the year it is simply quiet here.',
    ],
    [
      'Gården har ikke haft dyr i tredive år, men laden, brønden og den lange udsigt er her endnu.',
      'There have been no animals on the farm for thirty years, but the barn, the well and the long view remain.',
    ],
    [
      'Når flaget er oppe, ved naboerne, at der er gæster, og så kommer der som regel æg.',
      'When the flag is up the neighbours know there are guests, and as a rule eggs appear.',
    ],
  ],
  inside: [
    [
      'Køkkenet har langbord til {guests}, og {rooms} ligger på loftet med udsigt over marken.',
      'The kitchen has a long table for {guests}, and {rooms} are upstairs with a view over the field.',
    ],
    [
      'Der er {rooms}, to stuer i forlængelse af hinanden og en brændeovn, der varmer dem begge.',
      'There are {rooms}, two living rooms in a row and a wood stove that warms them both.',
    ],
    [
      'Vi har beholdt plankegulvene og fornyet resten: {rooms}, nyt bad og et rigtigt spisekammer.',
      'We kept the plank floors and renewed the rest: {rooms}, a new bathroom and a real larder.',
    ],
  ],
}
