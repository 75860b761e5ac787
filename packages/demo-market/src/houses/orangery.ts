import type { HouseText } from './house.ts'

/** White orangery in a garden. */
export const orangery: HouseText = {
  usual: 'holiday_home',
  has: ['garden', 'terrace', 'underfloorHeating', 'freeParking'],
  titles: [
    ['Orangeri i en blomstrende have {spot}', 'Orangery in a flowering garden {spot}'],
    ['Sov i et orangeri {spot}', 'Sleep in an orangery {spot}'],
    ['Hvidt orangeri med tulipaner {spot}', 'White orangery with tulips {spot}'],
    ['Havehus i glas {spot}', 'A garden house of glass {spot}'],
  ],
  openings: [
    [
      'Et hvidt orangeri fra {year 1889-1912}, hvor figentræerne bor i den ene ende og I i den anden.',
      'A white orangery from {year 1889-1912}, where the fig trees live at one end and you at the other.',
    ],
    [
      'Man vågner under glas, hører solsortene først og ser haven fra sengen.',
      'You wake up under glass, hear the blackbirds first and see the garden from your bed.',
    ],
    [
      'Haven er anlagt til at blomstre fra februar til november, og I må gerne plukke en buket.',
      'The garden is laid out to bloom from February to November, and you are welcome to pick a bunch.',
    ],
    [
      'Drivhuset var gartnerens stolthed; i dag er det stue, spisestue og vinterhave på én gang.',
      'The glasshouse was the gardener’s pride; today it is living room, dining room and winter garden in one.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} med mørklægning, et lille køkken og bord til {guests} mellem krukkerne.',
      'There are {rooms} with blackout blinds, a small kitchen and a table for {guests} among the pots.',
    ],
    [
      'Gulvvarme under klinkerne holder det lunt hele året, og der er {rooms} og et lyst bad.',
      'Heating under the tiles keeps it warm all year, and there are {rooms} and a bright bathroom.',
    ],
    [
      'Bag glasset ligger {rooms} i ro, og om aftenen er der stearinlys til hele bordet.',
      'Behind the glass {rooms} lie in peace, and at night there are candles for the whole table.',
    ],
  ],
}
