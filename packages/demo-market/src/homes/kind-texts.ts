import type { House } from './house.ts'

/** What is written of a home whose kind says more than its house: rooms, flats in old houses, villas. */
export interface KindText {
  titles: readonly string[]
  openings: readonly string[]
  inside: readonly string[]
}

export const room: KindText = {
  titles: [
    'Lyst værelse med egen nøgle {spot}',
    'Roligt værelse hos os {spot}',
    'Stort værelse med morgenmad {spot}',
    'Gæsteværelse med dobbeltseng {spot}',
    'Værelse i hjemlig lejlighed {spot}',
  ],
  openings: [
    'Et lyst værelse i vores lejlighed med dobbeltseng, skrivebord og vindue mod gården.',
    'Vi bor her selv og lejer det gamle børneværelse ud, nu med god seng og tunge gardiner.',
    'Værelset ligger for sig selv ved entreen, så I kan komme og gå, som det passer jer.',
    'Et stille værelse med høje paneler og morgensol, og en kat, der holder sig for sig selv.',
  ],
  inside: [
    'Køkken og bad deler I med os, og kaffen er på fra klokken syv.',
    'I har egen hylde i køleskabet, rent sengetøj og hurtigt internet.',
    'Badet er delt med én anden, og stuen må gerne bruges om aftenen.',
  ],
}

export const villa: KindText = {
  titles: [
    'Arkitekttegnet villa {spot}',
    'Rummelig villa i træ og glas {spot}',
    'Moderne familievilla {spot}',
    'Villa med plads til hele slægten {spot}',
  ],
  openings: [
    'En villa i ét plan med store glaspartier, dyb terrasse og plads til to familier.',
    'Huset er bygget om et langbord og en udsigt, og resten har rettet sig derefter.',
    'Her kan tre generationer bo sammen uden at gå i vejen for hinanden.',
    'Bag hækken ligger et stilfærdigt hus, der åbner sig mod lyset på den anden side.',
  ],
  inside: [
    'Der er {rooms}, to stuer og et køkken, hvor alle {guests} kan være med.',
    'Køkkenet er mørkegrønt med kogeø, stuen har brændeovn, og {rooms} ligger i egen fløj.',
    'Gulvvarme overalt, {rooms} med mørklægning og et langbord til {guests}.',
  ],
}

const oldFlat: KindText = {
  titles: [
    'Lejlighed i bindingsværk {spot}',
    'Kvistlejlighed under gamle bjælker {spot}',
    'Hyggelig lejlighed med skrå vægge {spot}',
    'Lejlighed med udsigt til tagene {spot}',
  ],
  openings: [
    'Første sal i et gult bindingsværkshus med egen indgang fra gården.',
    'En lille lejlighed under spærene, hvor man ser ud over røde tegltage.',
    'Trappen er smal, udsigten er vid, og bageren ligger skråt overfor.',
  ],
  inside: [
    'Der er {rooms}, køkken med bjælkeloft og plads til {guests} ved bordet.',
    'Soveværelset er i rosa og sand, køkkenet er nyt, og der er {rooms} i alt.',
    'Indenfor er der {rooms}, gamle gulve og et bad med vindue.',
  ],
}

/** Thatched houses away from the dunes. */
export const gardenThatch: KindText = {
  titles: [
    'Stråtækt hus med frugthave {spot}',
    'Stråtækt idyl nær vandet {spot}',
    'Hvidkalket hus med stråtag {spot}',
    'Stråtag, stokroser og havluft {spot}',
    'Fredeligt stråtækt hus {spot}',
    'Gammelt fiskerhus med stråtag {spot}',
    'Stråtækt sommerglæde {spot}',
    'Lunt hus under stråtag {spot}',
  ],
  openings: [
    'Et hvidkalket hus under stråtag med have, fuglesang og vandet inden for gåafstand.',
    'Huset er bygget af en fisker i {year 1840-1900} og har stadig blå vinduer og en bænk mod syd.',
    'Stråtaget holder varmen ude om sommeren og inde om vinteren, og haven passer nærmest sig selv.',
    'Græsstien fra haven ender ved vandet, og på vejen er der brombær i september.',
    'Her er lavt til loftet og højt til himlen, og naboerne er mest får.',
    'Et hus, man bliver langsom af: gamle mure, dybe vindueskarme og altid læ et sted i haven.',
  ],
  inside: [
    'Køkkenet har langbord og synlige bjælker, og der er {rooms} med lys fra haven.',
    'Der er {rooms}, gode senge og et bord, hvor {guests} kan sidde længe.',
    'Stuen har brændeovn og dybe vindueskarme, og der er {rooms} med hør på sengene.',
    'Indenfor er der nyt køkken, gamle døre og {rooms} med plads til {guests}.',
  ],
}

/** Flats in houses that are no townhouses. */
export const flatIn: Partial<Record<House, KindText>> = { timber: oldFlat }
