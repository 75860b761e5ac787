import type { HouseText } from './house.ts'

/** Brick village school. */
export const school: HouseText = {
  usual: 'holiday_home',
  has: ['garden', 'freeParking', 'boardGames', 'dishwasher'],
  titles: [
    ['Den gamle skole {spot}', 'The old school {spot}'],
    ['Gammel landsbyskole {spot}', 'Old village school {spot}'],
    ['Landsbyskole med buede vinduer {spot}', 'Village school with arched windows {spot}'],
    ['Ferie i den gamle skole {spot}', 'Holiday in the old school {spot}'],
  ],
  openings: [
    [
      'En rød landsbyskole fra {year 1886-1914} med klokketårn, skolegård og store træer.',
      'A red-brick village school from {year 1886-1914} with a bell turret, a schoolyard and tall trees.',
    ],
    [
      'Klokken i tårnet virker, og den bliver kun brugt, når der er mad.',
      'The bell in the turret works, and it is rung only when dinner is ready.',
    ],
    [
      'Det store klasseværelse er blevet stue, og lyset falder ind, som det gjorde over pultene.',
      'The big classroom is now the living room, and the light falls as it once fell on the desks.',
    ],
    [
      'Cyklerne står, hvor de altid har stået, og kastanjerne falder i oktober.',
      'The bicycles stand where they always stood, and the conkers drop in October.',
    ],
  ],
  inside: [
    [
      'Der er fire meter til loftet i stuen, {rooms} i den gamle lærerbolig og bord til {guests}.',
      'The living room is four metres high, there are {rooms} in the old teacher’s lodgings and a table for {guests}.',
    ],
    [
      'Tavlen hænger her endnu og er til fri brug; {rooms} ligger væk fra stuen.',
      'The blackboard still hangs here and is yours to use; {rooms} are away from the living room.',
    ],
    [
      'Køkkenet er indrettet i garderoben, knagerne er blevet hængende, og der er {rooms}.',
      'The kitchen is in the old cloakroom, the pegs have stayed, and there are {rooms}.',
    ],
  ],
}
