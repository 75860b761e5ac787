import type { HouseText } from './house.ts'

/** Red fishing cabin on stilts. */
export const rorbu: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'seaView', 'mountainView', 'freeParking'],
  titles: [
    ['Rød rorbu på pæle {spot}', 'Red fishing cabin on stilts {spot}'],
    ['Rorbu med fjeldene bagved {spot}', 'Fishing cabin below the mountains {spot}'],
    ['Fiskerhytte over vandet {spot}', 'Fisherman’s cabin over the water {spot}'],
  ],
  openings: [
    [
      'En rød rorbu på pæle med vandet under gulvet og fjeldet lige bag.',
      'A red fishing cabin on stilts with the water under the floor and the mountain right behind.',
    ],
    [
      'Her boede fiskerne om vinteren, når torsken kom, og den kommer stadig.',
      'The fishermen lived here in winter when the cod came in, and it still comes.',
    ],
    [
      'Bølgerne slår mod pælene hele natten, og efter den første bliver det svært at sove uden.',
      'The waves lap at the stilts all night, and after the first one it is hard to sleep without them.',
    ],
  ],
  inside: [
    [
      'Der er {rooms}, brændeovn i stuen og udsigt til havnen fra bordet til {guests}.',
      'There are {rooms}, a wood stove in the living room and a harbour view from the table for {guests}.',
    ],
    [
      'Indenfor er der trævægge, tørrerum til fiskegrejet og {rooms}.',
      'Inside there are timber walls, a drying room for the fishing gear and {rooms}.',
    ],
    [
      'Køkkenet er til at stege fisk i, {rooms} er lune, og gummistøvlerne står i gangen.',
      'The kitchen is made for frying fish, {rooms} are snug, and the wellies are in the hall.',
    ],
  ],
}
