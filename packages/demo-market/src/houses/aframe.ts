import type { HouseText } from './house.ts'

/** A-frame in the snow. */
export const aframe: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'freeParking', 'skiStorage', 'mountainView'],
  titles: [
    ['A-hytte med glasgavl {spot}', 'A-frame with a glass gable {spot}'],
    ['Spids hytte i sneen {spot}', 'Pointed cabin in the snow {spot}'],
    ['A-hytte med brændeovn {spot}', 'A-frame with a wood stove {spot}'],
    ['Vinterhytte under stjernerne {spot}', 'Winter cabin under the stars {spot}'],
    ['Lun A-hytte mellem graner {spot}', 'Snug A-frame among spruces {spot}'],
    ['Glas fra gulv til kip {spot}', 'Glass from floor to ridge {spot}'],
    ['Sneklædt A-hytte {spot}', 'A-frame in the snow {spot}'],
    ['Hytten med den store gavl {spot}', 'The cabin with the great gable {spot}'],
  ],
  openings: [
    [
      'En A-hytte, hvor hele gavlen er glas, og granerne står som naboer.',
      'An A-frame where the whole gable is glass and the spruces are the neighbours.',
    ],
    [
      'Taget går helt til jorden, sneen bliver liggende, og indenfor er der lunt som i et hi.',
      'The roof goes down to the ground, the snow stays on it, and inside it is as snug as a den.',
    ],
    [
      'Hytten ligger for sig selv for enden af vejen, og sporene starter lige udenfor.',
      'The cabin stands alone at the end of the road, and the tracks start just outside.',
    ],
    [
      'I den blå time lyser gavlen op, og det er svært ikke at tage endnu et billede.',
      'In the blue hour the gable lights up, and it is hard not to take one more picture.',
    ],
    [
      'Vi byggede hytten til lange vintre, men sommeren med lyse nætter er mindst lige så god.',
      'We built the cabin for long winters, but summer with its light nights is every bit as good.',
    ],
    [
      'Om aftenen er hytten et stort, varmt lys i mørket, og man ser hvert snefnug lande.',
      'At night the cabin is one large warm light in the dark, and you see every snowflake land.',
    ],
    [
      'Byggesættet var norsk, tålmodigheden vores, og udsigten fulgte med grunden.',
      'The kit was Norwegian, the patience ours, and the view came with the plot.',
    ],
    [
      'Her tørrer vanterne ved ovnen, mens sneen falder på den anden side af glasset.',
      'Mittens dry by the stove while the snow falls on the other side of the glass.',
    ],
  ],
  inside: [
    [
      'Stuen er klædt i træ med brændeovn og rødt tæppe, og der er {rooms} med tykke dyner.',
      'The living room is panelled in wood with a stove and a red rug, and there are {rooms} with thick duvets.',
    ],
    [
      'Der er {rooms}, tørreskab i entreen og et bord til {guests} med udsigt til sneen.',
      'There are {rooms}, a drying cupboard in the hall and a table for {guests} looking out on the snow.',
    ],
    [
      'Saunaen er varm på fyrre minutter, og {rooms} ligger under skråvæggene.',
      'The sauna is hot in forty minutes, and {rooms} are tucked under the sloping walls.',
    ],
    [
      'Hemsen er børnenes, {rooms} er lune, og brændet er kløvet på forhånd.',
      'The loft belongs to the children, {rooms} are warm, and the firewood is already split.',
    ],
    [
      'Skiene står i skirummet, støvlerne varmes natten over, og {rooms} venter ovenpå.',
      'Skis go in the ski room, boots warm up overnight, and {rooms} await you upstairs.',
    ],
  ],
}
