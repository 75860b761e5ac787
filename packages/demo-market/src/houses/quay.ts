import type { HouseText } from './house.ts'

/** Black tarred wooden house on a quay. */
export const quay: HouseText = {
  usual: 'private_home',
  has: ['heating', 'washingMachine', 'dishwasher'],
  titles: [
    ['Sorttjæret træhus på kajen {spot}', 'Black tarred house on the quay {spot}'],
    ['Kajhus med bådene for døren {spot}', 'Quay house with boats at the door {spot}'],
    ['Det sorte havnehus {spot}', 'The black harbour house {spot}'],
    ['Gammelt pakhus i sort træ {spot}', 'Old warehouse in black timber {spot}'],
    ['Træhus med udsigt til bådene {spot}', 'Timber house with a view of the boats {spot}'],
  ],
  openings: [
    [
      'Et sorttjæret træhus fra {year 1790-1850}, midt i rækken af farvede gavle.',
      'A black tarred timber house from {year 1790-1850}, in the middle of a row of coloured gables.',
    ],
    [
      'Masterne klirrer om natten, og klokken seks kommer den første kutter ind.',
      'The masts rattle at night, and at six the first fishing boat comes in.',
    ],
    [
      'Her lå sild og sejl, før der kom senge, og de brede døre mod vandet er her endnu.',
      'Herring and sails were kept here before there were beds, and the wide doors to the water remain.',
    ],
    [
      'Fra trappen er der fire skridt til kajkanten og fem til fiskehandleren.',
      'From the doorstep it is four paces to the edge of the quay and five to the fishmonger.',
    ],
  ],
  inside: [
    [
      'Rummene er lave, vinduerne vender mod bådene, og der er {rooms}.',
      'The rooms are low, the windows look out on the boats, and there are {rooms}.',
    ],
    [
      'Der er {rooms}, kraftige bjælker og et bord til {guests} ved vinduet.',
      'There are {rooms}, heavy beams and a table for {guests} by the window.',
    ],
    [
      'Køkkenet er nyt og lavet til fisk, og {rooms} ligger øverst, hvor man hører mindst.',
      'The kitchen is new and made for fish, and {rooms} are at the top, where you hear least.',
    ],
  ],
}
