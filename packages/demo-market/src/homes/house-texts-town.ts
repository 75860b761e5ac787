import type { HouseText } from './house.ts'

/** Yellow half-timbered town house. */
export const timber: HouseText = {
  usual: 'private_home',
  has: ['garden', 'washingMachine'],
  titles: [
    'Bindingsværkshus med stokroser {spot}',
    'Gult byhus fra 1700-tallet {spot}',
    'Skævt og skønt byhus {spot}',
    'Brosten og stokroser {spot}',
    'Byhus med grøn dør {spot}',
    'Hyggeligt bindingsværk {spot}',
    'Bjælker, bageri og brosten {spot}',
  ],
  openings: [
    'Et gult bindingsværkshus med grøn dør, stokroser og en gårdhave, ingen kan se ind i.',
    'Huset er fra {year 1722-1795}, og intet er i vater, men alt virker.',
    'Man træder ind fra brostenene, bukker hovedet og er et andet sted.',
    'Vi har sat huset i stand med lerpuds og linolie, så det ånder, som det skal.',
    'Stokroserne åbner i juli, og bænken ved døren er husets bedste plads.',
    'Dørtærsklen er slidt af tre hundrede års besøg, og I er velkomne til at slide videre.',
    'Bag den grønne dør er der køligt om sommeren, lunt om vinteren og aldrig langt til kaffen.',
    'Et lille byhus med rosenhæk, toppede brosten og sol i gården fra middag.',
    'Gaden er så smal, at naboen hilser gennem vinduet, og om aftenen er der helt stille.',
  ],
  inside: [
    'Køkkenet har bjælkeloft og kogeø, og {rooms} ligger ovenpå under de gamle spær.',
    'Der er {rooms}, knirkende gulve og et langbord til {guests}.',
    'Soveværelset er i rosa og sand med udsigt til taget overfor, og der er {rooms} i alt.',
    'Gårdhaven har morgensol, grill og plads til {guests} ved bordet; {rooms} ligger mod gården.',
    'Gamle døre, nye senge og {rooms}; trappen er stejl, som trapper var engang.',
  ],
}

/** Flat in a townhouse. */
export const canal: HouseText = {
  usual: 'apartment',
  has: ['heating', 'washingMachine', 'dishwasher'],
  titles: [
    'Lys bylejlighed {spot}',
    'Lejlighed med højt til loftet {spot}',
    'Lejlighed med blåt køkken {spot}',
    'Stilfuld lejlighed med altan {spot}',
    'Herskabslejlighed med stuk {spot}',
    'Hjemlig bylejlighed {spot}',
    'Lejlighed på tredje sal {spot}',
    'Familielejlighed med spisekøkken {spot}',
    'Rolig lejlighed med morgensol {spot}',
  ],
  openings: [
    'En lys lejlighed med højt til loftet, plankegulve og byen lige udenfor.',
    'Opgangen er gammel, lejligheden er nænsomt istandsat, og vinduerne vender mod gade og gård.',
    'Her vågner man til cykler og kirkeklokker og kan gå til det hele.',
    'Tredje sal med sol fra morgen til aften og naboer, der passer på hinanden.',
    'Det er vores eget hjem, når vi ikke rejser, og det mærkes på bøgerne og køkkenet.',
    'Fra spisebordet følger man gadens liv, og lukker man vinduet, er der helt stille.',
    'En gammel lejlighed med stuk, fløjdøre og naboer, der hilser på trappen.',
    'Byen for fødderne, grøn gård bagtil og en rigtig god espressomaskine.',
    'Gaden er livlig, gården er stille, og soveværelset vender mod gården.',
  ],
  inside: [
    'Det blå køkken har spisebord til hele selskabet, og der er {rooms} med gode senge.',
    'Stuen er i rosa og salviegrøn, køkkenet er til at lave mad i, og der er {rooms}.',
    'Lejligheden har {rooms}, plads til {guests} og et bad, der er lavet om i {year 2019-2025}.',
    'Der er {rooms}, en arbejdsplads med hurtigt internet og en sofa til de lange aftener.',
    'Altanen tager eftermiddagssolen, og {rooms} ligger væk fra gaden.',
  ],
}
