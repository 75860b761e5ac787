import type { HouseText } from './house.ts'

/** Glass and concrete house on a rocky shore. */
export const skerry: HouseText = {
  usual: 'holiday_home',
  has: ['terrace', 'seaView', 'dishwasher', 'coffeeMachine', 'underfloorHeating', 'freeParking'],
  titles: [
    ['Glashus med solnedgang {spot}', 'Glass house with sunsets {spot}'],
    ['Arkitekttegnet glashus {spot}', 'Architect-designed glass house {spot}'],
    ['Hus i glas og beton {spot}', 'House in glass and concrete {spot}'],
    ['Hus med havet foran {spot}', 'House with the sea in front {spot}'],
    ['Glashus på klippegrund {spot}', 'Glass house on the rocks {spot}'],
  ],
  openings: [
    [
      'Et hus i glas og beton, sat ned på klippen uden at flytte en sten.',
      'A house in glass and concrete, set down on the rock without moving a stone.',
    ],
    [
      'Solen går ned lige ud for stuen, og man går sjældent glip af det.',
      'The sun sets right in front of the living room, and you rarely miss it.',
    ],
    [
      'Taget stikker ud over terrassen, så man kan sidde ude, også når vejret ikke vil.',
      'The roof reaches out over the terrace, so you can sit outside even when the weather disagrees.',
    ],
    [
      'Badestigen sidder på klippen, og vandet er dybt fra første tag.',
      'The bathing ladder is on the rock, and the water is deep from the first stroke.',
    ],
  ],
  inside: [
    [
      'Stuen er glas til tre sider, og {rooms} ligger bagtil i læ af klippen.',
      'The living room is glass on three sides, and {rooms} lie at the back in the lee of the rock.',
    ],
    [
      'Der er {rooms}, gulvvarme i betonen og langbord til {guests}.',
      'There are {rooms}, underfloor heating in the concrete and a long table for {guests}.',
    ],
    [
      'Ovenpå er der {rooms} i valnød, nedenunder køkken, stue og havet udenfor.',
      'Upstairs there are {rooms} in walnut; downstairs the kitchen, the living room and the sea outside.',
    ],
  ],
}
