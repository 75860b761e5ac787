import type { HouseText } from './house.ts'

/** Brick terraced house in a town. */
export const brick: HouseText = {
  usual: 'private_home',
  has: ['heating', 'washingMachine', 'dishwasher', 'garden'],
  titles: [
    ['Byhus i røde mursten {spot}', 'Red-brick town house {spot}'],
    ['Murstenshus med forhave {spot}', 'Brick house with a front garden {spot}'],
    ['Byhus med cykler og roser {spot}', 'Town house with bicycles and roses {spot}'],
    ['Smalt byhus i tre etager {spot}', 'Narrow town house on three floors {spot}'],
    ['Familiens byhus {spot}', 'The family’s town house {spot}'],
  ],
  openings: [
    [
      'Et smalt byhus i tre etager på en gade, hvor børnene leger, og cyklerne har forkørselsret.',
      'A narrow town house on three floors in a street where children play and bicycles have right of way.',
    ],
    [
      'Husene blev bygget til arbejdere i {year 1873-1908} og hører i dag til byens mest eftertragtede.',
      'The houses were built for workers in {year 1873-1908} and are now among the most sought after in town.',
    ],
    [
      'Forhaven er to meter dyb og har alligevel både roser, bænk og naboer på besøg.',
      'The front garden is two metres deep and still has room for roses, a bench and visiting neighbours.',
    ],
    [
      'Den blå dør er vores, og bageren ligger for enden af gaden.',
      'The blue door is ours, and the baker is at the end of the street.',
    ],
  ],
  inside: [
    [
      'Køkken og havestue ligger nederst, {rooms} ovenpå, og trappen er god motion.',
      'Kitchen and garden room are at the bottom, {rooms} above, and the stairs are good exercise.',
    ],
    [
      'Der er {rooms}, plankegulve og et spisebord til {guests}.',
      'There are {rooms}, plank floors and a dining table for {guests}.',
    ],
    [
      'Huset er sat i stand med omhu: {rooms}, stuklofter og et bad med gulvvarme.',
      'The house has been carefully restored: {rooms}, stucco ceilings and a bathroom with underfloor heating.',
    ],
  ],
}
