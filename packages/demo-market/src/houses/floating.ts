import type { HouseText } from './house.ts'

/** Floating house in a city harbour. */
export const floating: HouseText = {
  usual: 'private_home',
  has: ['heating', 'terrace', 'dishwasher', 'coffeeMachine', 'underfloorHeating'],
  titles: [
    ['Flydende hus med tagterrasse {spot}', 'Floating house with a roof terrace {spot}'],
    ['Husbåd i to etager {spot}', 'Two-storey houseboat {spot}'],
    ['Bo på vandet {spot}', 'Live on the water {spot}'],
    ['Flydende hjem {spot}', 'A floating home {spot}'],
    ['Moderne husbåd {spot}', 'Modern houseboat {spot}'],
  ],
  openings: [
    [
      'Et flydende hus i to etager, hvor gulvet bevæger sig lige nok til, at man sover godt.',
      'A two-storey floating house where the floor moves just enough for you to sleep well.',
    ],
    [
      'Man går over en landgang, og så er byen på den anden side af vandet.',
      'You cross a gangway, and then the city is on the other side of the water.',
    ],
    [
      'Tagterrassen har aftensol, badestigen har morgensol, og svanerne kommer klokken otte.',
      'The roof terrace has evening sun, the bathing ladder has morning sun, and the swans come at eight.',
    ],
    [
      'Vi byttede haven ud med havnen og har ikke fortrudt det en eneste morgen.',
      'We swapped the garden for the harbour and have not regretted it for a single morning.',
    ],
  ],
  inside: [
    [
      'Stuen åbner ud til vandet, og der er {rooms} nedenunder med havnen i øjenhøjde.',
      'The living room opens onto the water, and there are {rooms} below with the harbour at eye level.',
    ],
    [
      'Der er {rooms}, gulvvarme og bord til {guests} med udsigt til masterne.',
      'There are {rooms}, underfloor heating and a table for {guests} with a view of the masts.',
    ],
    [
      'Køkkenet er bygget som i et skib, intet er glemt, og der er {rooms}.',
      'The kitchen is built like a ship’s, nothing is forgotten, and there are {rooms}.',
    ],
  ],
}
