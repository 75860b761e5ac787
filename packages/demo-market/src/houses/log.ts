import type { HouseText } from './house.ts'

/** Log cabin in the snow. */
export const log: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'sauna', 'freeParking', 'firePit'],
  titles: [
    ['Bjælkehytte i sneen {spot}', 'Log cabin in the snow {spot}'],
    ['Bjælkehytte med sauna {spot}', 'Log cabin with a sauna {spot}'],
    ['Tømmerhytte mellem graner {spot}', 'Log cabin among spruces {spot}'],
    ['Hytte af hele stammer {spot}', 'Cabin of whole logs {spot}'],
    ['Lun bjælkehytte {spot}', 'Snug log cabin {spot}'],
  ],
  openings: [
    [
      'En bjælkehytte af hele stammer, med sne på taget fra november og lys i vinduerne.',
      'A cabin of whole logs, with snow on the roof from November and light in the windows.',
    ],
    [
      'Når nordlyset kommer, ser I det fra trappen, og ellers ser I stjernerne.',
      'When the northern lights come you see them from the steps; otherwise you see the stars.',
    ],
    [
      'Her er så stille, at man hører sneen falde af granerne.',
      'It is so quiet here that you hear the snow slide off the spruces.',
    ],
    [
      'Morfar fældede træerne i {year 1952-1971}, og hytten dufter stadig af dem.',
      'Grandfather felled the trees in {year 1952-1971}, and the cabin still smells of them.',
    ],
  ],
  inside: [
    [
      'Stuen har brændeovn og skind på bænken, og {rooms} har de tykkeste dyner, vi kunne finde.',
      'The living room has a wood stove and sheepskins on the bench, and {rooms} have the thickest duvets we could find.',
    ],
    [
      'Der er {rooms}, sauna ved siden af og tørreplads til alle vanter.',
      'There are {rooms}, a sauna next door and drying space for every mitten.',
    ],
    [
      'Køkkenet er enkelt, bordet har plads til {guests}, og der er {rooms} mod skoven.',
      'The kitchen is simple, the table seats {guests}, and there are {rooms} facing the forest.',
    ],
  ],
}
