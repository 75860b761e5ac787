import type { HouseText } from './house.ts'

/** Red timber cabin. */
export const cabin: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'garden', 'freeParking', 'firePit'],
  titles: [
    ['Rødt træhus {spot}', 'Red timber house {spot}'],
    ['Rød hytte med hvide vinduer {spot}', 'Red cabin with white windows {spot}'],
    ['Den røde hytte {spot}', 'The red cabin {spot}'],
    ['Rødmalet idyl {spot}', 'Painted red and at peace {spot}'],
    ['Rødt hus mellem birke {spot}', 'Red house among birches {spot}'],
    ['Hytteliv og brændeovn {spot}', 'Cabin life and a wood stove {spot}'],
    ['Rødt og hvidt, stille og roligt {spot}', 'Red and white, quiet and calm {spot}'],
    ['Familiens røde hus {spot}', 'The family’s red house {spot}'],
  ],
  openings: [
    [
      'Et rødt træhus med hvide vinduer i en lysning mellem birke og graner.',
      'A red timber house with white windows in a clearing among birches and spruces.',
    ],
    [
      'Huset er malet i falurødt, som det altid har været, og terrassen ligger i sol fra middag.',
      'The house is painted Falu red, as it always has been, and the terrace has sun from noon.',
    ],
    [
      'Her er der så stille, at børnene går og hvisker de første ti minutter.',
      'It is so quiet here that children whisper for the first ten minutes.',
    ],
    [
      'Bærbuskene bag huset må I plukke af, og stien ud i naturen begynder ved brændeskuret.',
      'Pick berries from the bushes behind the house; the path into nature starts at the woodshed.',
    ],
    [
      'Min farfar byggede huset i {year 1938-1964}, og vi har kun ændret det, der skulle til.',
      'My grandfather built the house in {year 1938-1964}, and we have changed only what had to be changed.',
    ],
    [
      'Der er ingen naboer at se herfra, kun en sti, en postkasse og en ræv, der kommer forbi ved femtiden.',
      'There are no neighbours in sight, only a path, a letterbox and a fox that comes by around five.',
    ],
    [
      'En hytte til gummistøvler og romaner, malet rød, så man kan finde hjem i sneen.',
      'A cabin for wellies and novels, painted red so that you can find your way home in the snow.',
    ],
    [
      'Morgendis, kaffe på trappen og en hel dag uden planer: det er det, hytten kan.',
      'Morning mist, coffee on the steps and a whole day without plans: that is what this cabin does.',
    ],
  ],
  inside: [
    [
      'Stuen er lys med brændeovn og høje vinduer, og der er {rooms} med gode dyner.',
      'The living room is bright with a wood stove and tall windows, and there are {rooms} with good duvets.',
    ],
    [
      'Indenfor er der {rooms}, et enkelt køkken og plads til {guests} om bordet.',
      'Inside there are {rooms}, a simple kitchen and space for {guests} round the table.',
    ],
    [
      'Soveværelset er i varme lerfarver med udsigt til træerne, og der er {rooms} i alt.',
      'The bedroom is in warm clay tones with a view of the trees, and there are {rooms} in all.',
    ],
    [
      'Bålpladsen, brændet og stjernerne er med i prisen; {rooms} venter bagefter.',
      'The fire pit, the firewood and the stars are included; {rooms} await you afterwards.',
    ],
    [
      'Her er {rooms}, brætspil i skabet og et bad, der er nyere end resten.',
      'There are {rooms}, board games in the cupboard and a bathroom that is newer than the rest.',
    ],
  ],
}
