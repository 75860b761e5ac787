import type { HouseText } from './house.ts'

/** Modern cedar house. */
export const cedar: HouseText = {
  usual: 'holiday_home',
  has: ['terrace', 'dishwasher', 'coffeeMachine', 'freeParking', 'heatPump', 'underfloorHeating'],
  titles: [
    ['Cedertræshus med dyb terrasse {spot}', 'Cedar house with a deep terrace {spot}'],
    ['Moderne træhus med aftensol {spot}', 'Modern timber house with evening sun {spot}'],
    ['Lavt hus i cedertræ {spot}', 'Low house in cedar {spot}'],
    ['Træhus med fladt tag og høj ro {spot}', 'Flat-roofed timber house, deep calm {spot}'],
    ['Varmt træ og store vinduer {spot}', 'Warm wood and large windows {spot}'],
    ['Cederhuset {spot}', 'The cedar house {spot}'],
    ['Gyldent træhus i naturen {spot}', 'Golden timber house in nature {spot}'],
  ],
  openings: [
    [
      'Huset er klædt i cedertræ, der bliver smukkere for hvert år, og terrassen er dyb nok til regnvejr.',
      'The house is clad in cedar that grows more beautiful every year, and the terrace is deep enough for rain.',
    ],
    [
      'Et lavt hus i træ og glas, der følger grunden og lader naturen komme først.',
      'A low house in timber and glass that follows the ground and lets nature go first.',
    ],
    [
      'Bag den lukkede side mod vejen åbner huset sig helt mod lyng og træer.',
      'Behind the closed side towards the road the house opens fully onto heather and trees.',
    ],
    [
      'Her dufter af træ, når solen har stået på, og man kan gå barfodet det meste af dagen.',
      'It smells of wood when the sun has been on it, and you can go barefoot most of the day.',
    ],
    [
      'Terrassen går hele vejen langs huset, så der altid er et sted med enten sol eller læ.',
      'The terrace runs the length of the house, so there is always a place with either sun or shelter.',
    ],
    [
      'Et hus uden dikkedarer: lange linjer, ægte træ og udsyn lige ud i det grønne.',
      'A house without frills: long lines, real wood and a view straight into the green.',
    ],
    [
      'Skydedørene forsvinder i væggen, og så er stuen pludselig også have.',
      'The sliding doors vanish into the wall, and suddenly the living room is garden too.',
    ],
    [
      'Huset er fra {year 2014-2023}, cedertræet er blevet sølvgråt mod vest og gyldent i læ.',
      'The house is from {year 2014-2023}; the cedar has turned silver in the west and golden in the lee.',
    ],
    [
      'Vi tegnede huset om udsigten og lod resten blive enkelt.',
      'We drew the house around the view and kept the rest simple.',
    ],
  ],
  inside: [
    [
      'Soveværelset har dybgrøn væg og lys fra to sider, og i alt er der {rooms} med plads til {guests}.',
      'The bedroom has a deep green wall and light from two sides, and in all there are {rooms} with space for {guests}.',
    ],
    [
      'Gulvvarmen klarer de kølige morgener, og {rooms} ligger samlet bag køkkenet.',
      'Underfloor heating takes care of cool mornings, and the {rooms} lie together behind the kitchen.',
    ],
    [
      'Køkken, spiseplads og stue er ét rum med skydedøre ud, og {rooms} kan lukkes helt af.',
      'Kitchen, dining and living are one room with sliding doors, and {rooms} can be closed off entirely.',
    ],
    [
      'Der er {rooms}, gode madrasser og et bad med lys ovenfra.',
      'There are {rooms}, good mattresses and a bathroom lit from above.',
    ],
  ],
}
