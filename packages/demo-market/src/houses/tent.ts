import type { HouseText } from './house.ts'

/** Bell tent by a forest lake. */
export const tent: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'firePit', 'lakeView', 'bedLinen'],
  titles: [
    ['Glampingtelt med brændeovn {spot}', 'Bell tent with a wood stove {spot}'],
    ['Telt med dobbeltseng og bål {spot}', 'Tent with a double bed and a fire {spot}'],
    ['Lyskæder, bål og stilhed {spot}', 'Fairy lights, a fire and silence {spot}'],
    ['Sov i telt på trædæk {spot}', 'Sleep in a tent on a deck {spot}'],
    ['Glamping mellem fyrretræer {spot}', 'Glamping among pine trees {spot}'],
  ],
  openings: [
    [
      'Et stort telt på trædæk med rigtige senge, tæpper på gulvet og søen nedenfor.',
      'A large tent on a wooden deck with real beds, rugs on the floor and the lake below.',
    ],
    [
      'Lyskæderne tændes, når det bliver mørkt, og bålet er jeres hele aftenen.',
      'The fairy lights come on at dark, and the fire is yours all evening.',
    ],
    [
      'Om morgenen er der dis over vandet, og kaffen smager af røg på den gode måde.',
      'In the morning there is mist on the water, and the coffee tastes of smoke in the good way.',
    ],
    [
      'Her er hverken tv eller vægge, men der er dun i dynerne og brænde nok.',
      'There is no television and no walls, but down in the duvets and plenty of firewood.',
    ],
  ],
  inside: [
    [
      'Teltet har dobbeltseng, to enkeltsenge og brændeovn; køkken og bad ligger i udhuset tyve skridt væk.',
      'The tent has a double bed, two single beds and a wood stove; kitchen and bathroom are in the outhouse twenty paces away.',
    ],
    [
      'Der er redt op til {guests}, og udekøkkenet har gas, gryder og skarpe knive.',
      'Beds are made up for {guests}, and the outdoor kitchen has gas, pots and sharp knives.',
    ],
  ],
}
