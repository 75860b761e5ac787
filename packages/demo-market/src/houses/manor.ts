import type { HouseText } from './house.ts'

/** Manor house with a moat. */
export const manor: HouseText = {
  usual: 'villa',
  has: ['woodStove', 'garden', 'freeParking', 'dishwasher', 'washingMachine'],
  titles: [
    ['Herregård med voldgrav {spot}', 'Manor house with a moat {spot}'],
    ['Gul herregård for hele slægten {spot}', 'Yellow manor for the whole family {spot}'],
    ['Hovedbygning med egen voldgrav {spot}', 'Manor house with its own moat {spot}'],
    ['Herskabeligt hus ved voldgraven {spot}', 'Stately house by the moat {spot}'],
  ],
  openings: [
    [
      'En gul hovedbygning fra {year 1742-1798} med valmtag, voldgrav og lindetræer om gårdspladsen.',
      'A yellow manor house from {year 1742-1798} with a hipped roof, a moat and lime trees round the courtyard.',
    ],
    [
      'Broen over voldgraven er den eneste vej ind, og porten må gerne stå åben.',
      'The bridge over the moat is the only way in, and the gate may stay open.',
    ],
    [
      'Her har slægter danset, skændtes og holdt jul i to hundrede år; nu er det jeres tur.',
      'Families have danced, quarrelled and kept Christmas here for two hundred years; now it is your turn.',
    ],
    [
      'Karperne i voldgraven er ældre end de fleste gæster og kommer, når de hører skridt på broen.',
      'The carp in the moat are older than most guests and come when they hear steps on the bridge.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} med høje paneler, spisesal til {guests} og brændeovn i den store stue.',
      'There are {rooms} with panelled walls, a dining hall for {guests} and a wood stove in the great room.',
    ],
    [
      'Havesalen åbner mod voldgraven, og {rooms} ligger på første sal.',
      'The garden hall opens onto the moat, and {rooms} are on the first floor.',
    ],
    [
      'Køkkenet er bygget til mange hænder, og der er {rooms} og bord til {guests}.',
      'The kitchen was built for many hands, and there are {rooms} and a table for {guests}.',
    ],
  ],
}
