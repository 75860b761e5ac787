import type { HouseText } from './house.ts'

/** Keeper's house beside a lighthouse. */
export const lighthouse: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'freeParking', 'seaView', 'garden'],
  titles: [
    ['Fyrpasserbolig {spot}', 'Keeper’s house {spot}'],
    ['Fyrpasserens hus {spot}', 'The old keeper’s house {spot}'],
    ['Hvidt hus med rødt tag {spot}', 'White house with a red roof {spot}'],
    ['Fyrpasserbolig med havudsigt {spot}', 'Keeper’s house with a sea view {spot}'],
  ],
  openings: [
    [
      'Fyrpasseren flyttede ud i {year 1968-1986}; siden har fyret passet sig selv, og vi har passet huset.',
      'The keeper moved out in {year 1968-1986}; since then the lighthouse has looked after itself, and we after the house.',
    ],
    [
      'Hvidt hus, rødt tag og et fyr, der blinker pænt forbi soveværelset hele natten.',
      'White house, red roof and a light that politely blinks past the bedroom all night.',
    ],
    ['Herfra ser man vejret en time, før det kommer.', 'From here you see the weather an hour before it arrives.'],
    [
      'Vinden er der altid, og bag muren er der altid læ.',
      'There is always wind, and behind the wall there is always shelter.',
    ],
  ],
  inside: [
    [
      'Der er {rooms} med tykke gardiner, brændeovn i stuen og en kikkert i vinduet.',
      'There are {rooms} with heavy curtains, a wood stove in the living room and a telescope in the window.',
    ],
    [
      'Køkkenet har bord til {guests} og udsigt til skibene, og der er {rooms}.',
      'The kitchen has a table for {guests} and a view of the ships, and there are {rooms}.',
    ],
    [
      'Udhuset er blevet bad og sauna, og i huset er der {rooms}.',
      'The outhouse is now a bathroom and sauna, and the house has {rooms}.',
    ],
  ],
}
