import type { HouseText } from './house.ts'

/** Modern black timber house. */
export const black: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'dishwasher', 'coffeeMachine', 'freeParking', 'heatPump'],
  titles: [
    ['Sort træhus med store glaspartier {spot}', 'Black timber house with great windows {spot}'],
    ['Arkitekttegnet hus i lyngen {spot}', 'Architect’s house in the heather {spot}'],
    ['Moderne sort sommerhus {spot}', 'Modern black summer house {spot}'],
    ['Sort hus, gyldne birke og ro {spot}', 'Black house, golden birches, peace {spot}'],
    ['Stilrent træhus med åben udsigt {spot}', 'Clean-lined house with an open view {spot}'],
    ['Nybygget hus med lyng til alle sider {spot}', 'New house with heather all round {spot}'],
    ['Mørkt træ og varmt lys {spot}', 'Dark timber and warm light {spot}'],
    ['Designhus midt i naturen {spot}', 'Design house in the middle of nature {spot}'],
  ],
  openings: [
    [
      'Et sort træhus på én etage, hvor hele facaden åbner sig mod lyng og birk.',
      'A black timber house on one level, where the whole front opens onto heather and birch.',
    ],
    [
      'Arkitekten ville have huset til at forsvinde i landskabet, og om aftenen er det lyset, man ser.',
      'The architect wanted the house to vanish into the landscape, and at night it is the light you see.',
    ],
    [
      'Store glaspartier, dybt udhæng og en terrasse, hvor solen bliver hængende til sent.',
      'Large windows, deep eaves and a terrace where the sun stays until late.',
    ],
    [
      'Huset stod færdigt i {year 2017-2024} og er bygget til at være stille: tykke vægge, tætte vinduer, ingen naboer i sigte.',
      'Finished in {year 2017-2024} and built to be quiet: thick walls, tight windows, no neighbours in sight.',
    ],
    [
      'Fra alle rum går man direkte ud, og rådyrene går forbi uden at se op.',
      'You walk straight out from every room, and the deer pass by without looking up.',
    ],
    [
      'Udefra er huset sort og stille, indefra er det lyst og fyldt med træ.',
      'From outside the house is black and still; inside it is bright and full of wood.',
    ],
    [
      'Lyngen blomstrer lilla i august, birkene er gyldne i oktober, og huset ser godt ud til begge dele.',
      'The heather turns purple in August, the birches golden in October, and the house suits both.',
    ],
    [
      'Man sidder under udhænget i al slags vejr og glemmer at gå ind.',
      'You sit under the eaves in all kinds of weather and forget to go in.',
    ],
    [
      'Bygget af to arkitekter til dem selv, og det kan mærkes på hylder, kroge og vindueskarme.',
      'Two architects built it for themselves, and you can tell from the shelves, the nooks and the window seats.',
    ],
    ['Her er skov på tre sider og udsyn på den fjerde.', 'Forest on three sides and a view on the fourth.'],
  ],
  inside: [
    [
      'Det mørkegrønne køkken har kogeø og ordentlige knive, og {rooms} ligger bag stuen.',
      'The dark green kitchen has an island and proper knives, and {rooms} lie behind the living room.',
    ],
    [
      'Stuen har brændeovn og en cognacfarvet sofa til hele selskabet; {rooms} har mørklægning.',
      'The living room has a wood stove and a cognac sofa for the whole party; {rooms} have blackout blinds.',
    ],
    [
      'Indenfor er der {rooms}, gode bøger og plads til {guests} om langbordet.',
      'Inside there are {rooms}, good books and space for {guests} at the long table.',
    ],
    [
      'Der er gulvvarme i hele huset, {rooms} og et køkken, der er lavet til at blive brugt.',
      'There is underfloor heating throughout, {rooms} and a kitchen made to be used.',
    ],
    [
      'Farverne er dæmpede, materialerne ægte, og alle {guests} sover godt.',
      'The colours are muted, the materials are real, and all {guests} of you will sleep well.',
    ],
  ],
}
