import type { HouseText } from './house.ts'

/** Glass-fronted beach house. */
export const beach: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'beachAccess', 'freeParking', 'dishwasher'],
  titles: [
    ['Strandhus med glasgavl {spot}', 'Beach house with a glass gable {spot}'],
    ['Lyst strandhus til hele familien {spot}', 'Bright beach house for the family {spot}'],
    ['Havkig fra morgenkaffen {spot}', 'Sea view over morning coffee {spot}'],
    ['Hus med himmel og hav {spot}', 'A house of sky and sea {spot}'],
    ['Strandhus med stor træterrasse {spot}', 'Beach house with a large deck {spot}'],
    ['Solnedgang fra sofaen {spot}', 'Sunset from the sofa {spot}'],
    ['Nyt sommerhus i glas og træ {spot}', 'New summer house in glass and timber {spot}'],
    ['Bare tæer og højt til loftet {spot}', 'Bare feet and high ceilings {spot}'],
  ],
  openings: [
    [
      'Glasgavlen vender mod vest, så dagen slutter med solnedgang i stuen.',
      'The glass gable faces west, so the day ends with a sunset in the living room.',
    ],
    [
      'Et lyst strandhus i lærk og glas med sand for enden af terrassen.',
      'A bright beach house in larch and glass, with sand at the end of the deck.',
    ],
    [
      'Huset er tegnet til lyset: højt til kip, hvide vægge og himmel, hvor man end sidder.',
      'The house was drawn for the light: open to the ridge, white walls and sky wherever you sit.',
    ],
    [
      'Fra sofaen følger I vejret komme ind over vandet, og fra terrassen går I lige ned til stranden.',
      'From the sofa you watch the weather come in over the water, and from the deck you walk straight to the beach.',
    ],
    [
      'Vi byggede huset for at kunne være ude det meste af året, og terrassen har læ på begge sider.',
      'We built the house to be outdoors most of the year, and the deck is sheltered on both sides.',
    ],
    [
      'Når døren går op, kan man høre bølgerne, og så er ferien i gang.',
      'When the door opens you hear the waves, and the holiday has begun.',
    ],
    [
      'Gavlen er ét stort vindue, og lyset flytter sig gennem huset hele dagen.',
      'The gable is one large window, and the light moves through the house all day.',
    ],
    [
      'Et nyt hus med gammeldags dyder: læ, lys og kort vej til vandet.',
      'A new house with old-fashioned virtues: shelter, light and a short way to the water.',
    ],
    [
      'Her er plads til våddragter, vådt sand og lange middage uden at nogen skal tage skoene af.',
      'There is room for wetsuits, wet sand and long dinners without anyone having to take their shoes off.',
    ],
  ],
  inside: [
    [
      'Stuen i blåt og hvidt har brændeovn og højt til loftet, og {rooms} ligger bagtil i ro.',
      'The blue and white living room has a wood stove and a high ceiling, and {rooms} lie quietly at the back.',
    ],
    [
      'Der er {rooms}, et rigtigt køkken og et spisebord til {guests}.',
      'There are {rooms}, a proper kitchen and a dining table for {guests}.',
    ],
    [
      'Badeværelset har gulvvarme og udgang til udebruseren, og {rooms} har mørklægning.',
      'The bathroom has underfloor heating and a door to the outdoor shower, and {rooms} have blackout blinds.',
    ],
    [
      'Køkkenet er åbent mod stuen, {rooms} har gode senge, og terrassen er halvdelen af huset.',
      'The kitchen opens onto the living room, {rooms} have good beds, and the deck is half the house.',
    ],
    [
      'Indretningen er enkel: lyst træ, hør og {rooms} med udsyn til klit og hav.',
      'It is simply furnished: pale wood, linen and {rooms} looking out on dune and sea.',
    ],
  ],
}
