import type { Bilingual } from '../core/bilingual.ts'
import type { House } from '../houses/house.ts'

/** Texts of homes whose kind matters more than their house: rooms, flats in old houses, villas. */
export interface KindText {
  titles: readonly Bilingual[]
  openings: readonly Bilingual[]
  inside: readonly Bilingual[]
}

export const room: KindText = {
  titles: [
    ['Lyst værelse med egen nøgle {spot}', 'Bright room with your own key {spot}'],
    ['Roligt værelse hos os {spot}', 'Quiet room in our home {spot}'],
    ['Stort værelse med morgenmad {spot}', 'Large room with breakfast {spot}'],
    ['Gæsteværelse med dobbeltseng {spot}', 'Guest room with a double bed {spot}'],
    ['Værelse i hjemlig lejlighed {spot}', 'Room in a homely flat {spot}'],
  ],
  openings: [
    [
      'Et lyst værelse i vores lejlighed med dobbeltseng, skrivebord og vindue mod gården.',
      'A bright room in our flat with a double bed, a desk and a window towards the courtyard.',
    ],
    [
      'Vi bor her selv og lejer det gamle børneværelse ud, nu med god seng og tunge gardiner.',
      'We live here ourselves and let the old nursery, now with a good bed and heavy curtains.',
    ],
    [
      'Værelset ligger for sig selv ved entreen, så I kan komme og gå, som det passer jer.',
      'The room is by the hall, on its own, so you come and go as you please.',
    ],
    [
      'Et stille værelse med høje paneler og morgensol, og en kat, der holder sig for sig selv.',
      'A quiet room with high panelling and morning sun, and a cat that keeps to itself.',
    ],
  ],
  inside: [
    [
      'Køkken og bad deler I med os, og kaffen er på fra klokken syv.',
      'You share kitchen and bathroom with us, and the coffee is on from seven.',
    ],
    [
      'I har egen hylde i køleskabet, rent sengetøj og hurtigt internet.',
      'You have a shelf in the fridge, clean bed linen and fast internet.',
    ],
    [
      'Badet er delt med én anden, og stuen må gerne bruges om aftenen.',
      'The bathroom is shared with one other person, and the living room is yours to use in the evening.',
    ],
  ],
}

export const villa: KindText = {
  titles: [
    ['Arkitekttegnet villa {spot}', 'Architect-designed villa {spot}'],
    ['Rummelig villa i træ og glas {spot}', 'Spacious villa in timber and glass {spot}'],
    ['Moderne familievilla {spot}', 'Modern family villa {spot}'],
    ['Villa med plads til hele slægten {spot}', 'Villa with room for everyone {spot}'],
  ],
  openings: [
    [
      'En villa i ét plan med store glaspartier, dyb terrasse og plads til to familier.',
      'A villa on one level with large windows, a deep terrace and space for two families.',
    ],
    [
      'Huset er bygget om et langbord og en udsigt, og resten har rettet sig derefter.',
      'The house was built round a long table and a view, and the rest fell into place.',
    ],
    [
      'Her kan tre generationer bo sammen uden at gå i vejen for hinanden.',
      'Three generations can live here together without getting in each other’s way.',
    ],
    [
      'Bag hækken ligger et stilfærdigt hus, der åbner sig mod lyset på den anden side.',
      'Behind the hedge lies a quiet house that opens to the light on the other side.',
    ],
  ],
  inside: [
    [
      'Der er {rooms}, to stuer og et køkken, hvor alle {guests} kan være med.',
      'There are {rooms}, two living rooms and a kitchen where all {guests} can join in.',
    ],
    [
      'Køkkenet er mørkegrønt med kogeø, stuen har brændeovn, og {rooms} ligger i egen fløj.',
      'The kitchen is dark green with an island, the living room has a wood stove, and {rooms} have a wing of their own.',
    ],
    [
      'Gulvvarme overalt, {rooms} med mørklægning og et langbord til {guests}.',
      'Underfloor heating throughout, {rooms} with blackout blinds and a long table for {guests}.',
    ],
  ],
}

const oldFlat: KindText = {
  titles: [
    ['Lejlighed i bindingsværk {spot}', 'Flat in a half-timbered house {spot}'],
    ['Kvistlejlighed under gamle bjælker {spot}', 'Attic flat under old beams {spot}'],
    ['Hyggelig lejlighed med skrå vægge {spot}', 'Cosy flat with sloping walls {spot}'],
    ['Lejlighed med udsigt til tagene {spot}', 'Flat with a view of the rooftops {spot}'],
  ],
  openings: [
    [
      'Første sal i et gult bindingsværkshus med egen indgang fra gården.',
      'The first floor of a yellow half-timbered house with its own entrance from the courtyard.',
    ],
    [
      'En lille lejlighed under spærene, hvor man ser ud over røde tegltage.',
      'A small flat under the rafters, looking out over red tiled roofs.',
    ],
    [
      'Trappen er smal, udsigten er vid, og bageren ligger skråt overfor.',
      'The stairs are narrow, the view is wide, and the baker is across the street.',
    ],
  ],
  inside: [
    [
      'Der er {rooms}, køkken med bjælkeloft og plads til {guests} ved bordet.',
      'There are {rooms}, a beamed kitchen and space for {guests} at the table.',
    ],
    [
      'Soveværelset er i rosa og sand, køkkenet er nyt, og der er {rooms} i alt.',
      'The bedroom is in rose and sand, the kitchen is new, and there are {rooms} in all.',
    ],
    [
      'Indenfor er der {rooms}, gamle gulve og et bad med vindue.',
      'Inside there are {rooms}, old floors and a bathroom with a window.',
    ],
  ],
}

/** Thatched houses away from the dunes. */
export const gardenThatch: KindText = {
  titles: [
    ['Stråtækt hus med frugthave {spot}', 'Thatched house with an orchard {spot}'],
    ['Stråtækt idyl nær vandet {spot}', 'Thatched idyll near the water {spot}'],
    ['Hvidkalket hus med stråtag {spot}', 'Whitewashed house with a thatched roof {spot}'],
    ['Stråtag, stokroser og havluft {spot}', 'Thatch, hollyhocks and sea air {spot}'],
    ['Fredeligt stråtækt hus {spot}', 'Peaceful thatched house {spot}'],
    ['Gammelt fiskerhus med stråtag {spot}', 'Old fisherman’s house under thatch {spot}'],
    ['Stråtækt sommerglæde {spot}', 'Summer joy under thatch {spot}'],
    ['Lunt hus under stråtag {spot}', 'Snug house under thatch {spot}'],
  ],
  openings: [
    [
      'Et hvidkalket hus under stråtag med have, fuglesang og vandet inden for gåafstand.',
      'A whitewashed house under thatch with a garden, birdsong and the water within walking distance.',
    ],
    [
      'Huset er bygget af en fisker i {year 1840-1900} og har stadig blå vinduer og en bænk mod syd.',
      'A fisherman built the house in {year 1840-1900}, and it still has blue windows and a bench facing south.',
    ],
    [
      'Stråtaget holder varmen ude om sommeren og inde om vinteren, og haven passer nærmest sig selv.',
      'The thatch keeps the heat out in summer and in during winter, and the garden almost looks after itself.',
    ],
    [
      'Græsstien fra haven ender ved vandet, og på vejen er der brombær i september.',
      'The grass path from the garden ends at the water, and in September there are blackberries on the way.',
    ],
    [
      'Her er lavt til loftet og højt til himlen, og naboerne er mest får.',
      'The ceilings are low and the sky is high, and the neighbours are mostly sheep.',
    ],
    [
      'Et hus, man bliver langsom af: gamle mure, dybe vindueskarme og altid læ et sted i haven.',
      'A house that slows you down: old walls, deep window sills and always shelter somewhere in the garden.',
    ],
  ],
  inside: [
    [
      'Køkkenet har langbord og synlige bjælker, og der er {rooms} med lys fra haven.',
      'The kitchen has a long table and exposed beams, and there are {rooms} with light from the garden.',
    ],
    [
      'Der er {rooms}, gode senge og et bord, hvor {guests} kan sidde længe.',
      'There are {rooms}, good beds and a table where {guests} can linger.',
    ],
    [
      'Stuen har brændeovn og dybe vindueskarme, og der er {rooms} med hør på sengene.',
      'The living room has a wood stove and deep window sills, and there are {rooms} with linen on the beds.',
    ],
    [
      'Indenfor er der nyt køkken, gamle døre og {rooms} med plads til {guests}.',
      'Inside there is a new kitchen, old doors and {rooms} with space for {guests}.',
    ],
  ],
}

/** Texts of flats by house, where they differ from the house's own. */
export const flatIn: Partial<Record<House, KindText>> = { timber: oldFlat }
