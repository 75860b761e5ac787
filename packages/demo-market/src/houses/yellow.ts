import type { HouseText } from './house.ts'

/** Yellow timber house with tiled roof. */
export const yellow: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'garden', 'freeParking'],
  titles: [
    ['Gult træhus med rødt tegltag {spot}', 'Yellow timber house with a red roof {spot}'],
    ['Det gule hus {spot}', 'The yellow house {spot}'],
    ['Solgult hus og gyldne birke {spot}', 'Sunny yellow among golden birches {spot}'],
    ['Gult hus med have {spot}', 'Yellow house with a garden {spot}'],
    ['Gult hus fra gamle dage {spot}', 'Yellow house from the old days {spot}'],
  ],
  openings: [
    [
      'Et solgult træhus med rødt tegltag, æbletræer og en have, der går i ét med naturen.',
      'A sunny yellow timber house with a red tiled roof, apple trees and a garden that melts into nature.',
    ],
    [
      'Først boede skolelæreren her, så postmesteren og nu os, og alle har holdt af den samme bænk.',
      'First the schoolmaster lived here, then the postmaster and now us, and everyone has loved the same bench.',
    ],
    [
      'Om efteråret er birkene lige så gule som huset, og det er nok den bedste tid at komme.',
      'In autumn the birches are as yellow as the house, which may be the best time to come.',
    ],
    [
      'Her er plads omkring huset, læ på terrassen og lys i alle vinduer.',
      'There is space around the house, shelter on the terrace and light in every window.',
    ],
  ],
  inside: [
    [
      'Køkkenet er klædt i træ med langbord og bjælkeloft, og der er {rooms} ovenpå.',
      'The kitchen is panelled in wood with a long table and beams, and there are {rooms} upstairs.',
    ],
    [
      'Brændeovnen trækker godt, {rooms} er lune, og køkkenbordet har plads til {guests}.',
      'The wood stove draws well, {rooms} are snug, and the kitchen table seats {guests}.',
    ],
    [
      'Der er {rooms}, plankevægge og en køkkenbænk, ingen rejser sig fra.',
      'There are {rooms}, plank walls and a kitchen bench that nobody wants to leave.',
    ],
  ],
}
