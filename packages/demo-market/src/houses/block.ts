import type { HouseText } from './house.ts'

/** Flat in a modern block with balconies. */
export const block: HouseText = {
  usual: 'apartment',
  has: ['heating', 'washingMachine', 'dishwasher', 'lift', 'balcony'],
  titles: [
    ['Lejlighed med altan og aftensol {spot}', 'Flat with a balcony and evening sun {spot}'],
    ['Nyere lejlighed med elevator {spot}', 'Newer flat with a lift {spot}'],
    ['Lys lejlighed med stor altan {spot}', 'Bright flat with a large balcony {spot}'],
    ['Moderne lejlighed i grønt kvarter {spot}', 'Modern flat in a green neighbourhood {spot}'],
    ['Lejlighed på fjerde sal {spot}', 'Fourth-floor flat {spot}'],
    ['Familielejlighed med altan {spot}', 'Family flat with a balcony {spot}'],
  ],
  openings: [
    [
      'En nyere lejlighed på fjerde sal med altan, elevator og birke uden for vinduet.',
      'A newer flat on the fourth floor with a balcony, a lift and birches outside the window.',
    ],
    [
      'Altanen har sol fra klokken to, og derfra ser man kvarteret komme hjem.',
      'The balcony has sun from two o’clock, and from it you watch the neighbourhood come home.',
    ],
    [
      'Huset er fra {year 2014-2022}, så her er stille, lunt og ingen trin at snuble over.',
      'The building is from {year 2014-2022}, so it is quiet and warm, with no steps to trip over.',
    ],
    [
      'Byen ligger ti minutter væk, men herfra ser man mest træer og himmel.',
      'The centre is ten minutes away, but from here you mostly see trees and sky.',
    ],
  ],
  inside: [
    [
      'Køkken og stue er ét lyst rum, og der er {rooms} med mørklægning.',
      'Kitchen and living room are one bright space, and there are {rooms} with blackout blinds.',
    ],
    [
      'Der er {rooms}, gulvvarme på badet og vaskemaskine i skabet.',
      'There are {rooms}, underfloor heating in the bathroom and a washing machine in the cupboard.',
    ],
    [
      'Lejligheden har {rooms}, plads til {guests} og en sofa, man godt kan falde i søvn på.',
      'The flat has {rooms}, space for {guests} and a sofa you may well fall asleep on.',
    ],
  ],
}
