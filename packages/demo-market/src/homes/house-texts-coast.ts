import type { HouseText } from './house.ts'

/** Thatched house in the dunes. */
export const thatch: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'garden', 'freeParking'],
  titles: [
    'Stråtækt sommerhus {spot}',
    'Hvidkalket idyl under stråtag {spot}',
    'Ro og havgus under stråtag {spot}',
    'Klassisk stråtækt længe {spot}',
    'Stråtækt familiehus {spot}',
    'Hvidt hus med blå vinduer {spot}',
    'Klithus med stråtag og havduft {spot}',
    'Stråtækt drømmehus {spot}',
    'Gammelt klithus med sjæl {spot}',
    'Marehalm til døren {spot}',
  ],
  openings: [
    'Et gammelt, hvidkalket hus under tykt stråtag, gemt i en lavning mellem klitterne.',
    'Huset er bygget i {year 1860-1910}, sat nænsomt i stand og har stadig blå vinduer og lavt til bjælkerne.',
    'Her sidder man i læ ved sydmuren med kaffen, mens marehalmen vajer på den anden side af hegnet.',
    'Fire generationer har holdt sommer her, og huset er lige så roligt, som det ser ud.',
    'Stråtaget dæmper al lyd, og om morgenen er det kun lærkerne, I hører.',
    'En sti går fra havelågen op over klitten, og så er der ikke andet end himmel og hav.',
    'Vinden kan tage til, som den vil, for bag de tykke mure og det lave tag mærker man den ikke.',
    'Her begynder dagen med en kop kaffe på den blå bænk og slutter med sand i sengen.',
    'Det gamle hus har stået imod sandflugt og storme og er i dag et lunt sommerhus hele året.',
    'Tykke mure, skæve vinkler og lys fra alle sider: et sommerhus, som de skal være.',
  ],
  inside: [
    'Køkkenalrummet har langbord og synlige bjælker, og {rooms} vender mod klitten.',
    'Der er {rooms}, gode senge og et bord, hvor {guests} kan sidde længe.',
    'Brændeovnen varmer stuen på en halv time, og {rooms} ligger i hver sin ende af huset.',
    'Vi har malet i havets farver og ladet de gamle gulve være; {rooms}, hør og uldplaider.',
    'Indenfor er der nyt køkken, gamle døre og {rooms} med plads til {guests}.',
    'Soveværelset med havkig er husets bedste, men alle {guests} får et vindue mod det grønne.',
  ],
}

/** Glass-fronted beach house. */
export const beach: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'beachAccess', 'freeParking', 'dishwasher'],
  titles: [
    'Strandhus med glasgavl {spot}',
    'Lyst strandhus til hele familien {spot}',
    'Havkig fra morgenkaffen {spot}',
    'Hus med himmel og hav {spot}',
    'Strandhus med stor træterrasse {spot}',
    'Solnedgang fra sofaen {spot}',
    'Nyt sommerhus i glas og træ {spot}',
    'Bare tæer og højt til loftet {spot}',
  ],
  openings: [
    'Glasgavlen vender mod vest, så dagen slutter med solnedgang i stuen.',
    'Et lyst strandhus i lærk og glas med sand for enden af terrassen.',
    'Huset er tegnet til lyset: højt til kip, hvide vægge og himmel, hvor man end sidder.',
    'Fra sofaen følger I vejret komme ind over vandet, og fra terrassen går I lige ned til stranden.',
    'Vi byggede huset for at kunne være ude det meste af året, og terrassen har læ på begge sider.',
    'Når døren går op, kan man høre bølgerne, og så er ferien i gang.',
    'Gavlen er ét stort vindue, og lyset flytter sig gennem huset hele dagen.',
    'Et nyt hus med gammeldags dyder: læ, lys og kort vej til vandet.',
    'Her er plads til våddragter, vådt sand og lange middage uden at nogen skal tage skoene af.',
  ],
  inside: [
    'Stuen i blåt og hvidt har brændeovn og højt til loftet, og {rooms} ligger bagtil i ro.',
    'Der er {rooms}, et rigtigt køkken og et spisebord til {guests}.',
    'Badeværelset har gulvvarme og udgang til udebruseren, og {rooms} har mørklægning.',
    'Køkkenet er åbent mod stuen, {rooms} har gode senge, og terrassen er halvdelen af huset.',
    'Indretningen er enkel: lyst træ, hør og {rooms} med udsyn til klit og hav.',
  ],
}

/** Modern black timber house. */
export const black: HouseText = {
  usual: 'holiday_home',
  has: ['woodStove', 'terrace', 'dishwasher', 'coffeeMachine', 'freeParking', 'heatPump'],
  titles: [
    'Sort træhus med store glaspartier {spot}',
    'Arkitekttegnet hus i lyngen {spot}',
    'Moderne sort sommerhus {spot}',
    'Sort hus, gyldne birke og ro {spot}',
    'Stilrent træhus med åben udsigt {spot}',
    'Nybygget hus med lyng til alle sider {spot}',
    'Mørkt træ og varmt lys {spot}',
    'Designhus midt i naturen {spot}',
  ],
  openings: [
    'Et sort træhus på én etage, hvor hele facaden åbner sig mod lyng og birk.',
    'Arkitekten ville have huset til at forsvinde i landskabet, og om aftenen er det lyset, man ser.',
    'Store glaspartier, dybt udhæng og en terrasse, hvor solen bliver hængende til sent.',
    'Huset stod færdigt i {year 2017-2024} og er bygget til at være stille: tykke vægge, tætte vinduer, ingen naboer i sigte.',
    'Fra alle rum går man direkte ud, og rådyrene går forbi uden at se op.',
    'Udefra er huset sort og stille, indefra er det lyst og fyldt med træ.',
    'Lyngen blomstrer lilla i august, birkene er gyldne i oktober, og huset ser godt ud til begge dele.',
    'Man sidder under udhænget i al slags vejr og glemmer at gå ind.',
    'Bygget af to arkitekter til dem selv, og det kan mærkes på hylder, kroge og vindueskarme.',
    'Her er skov på tre sider og udsyn på den fjerde.',
  ],
  inside: [
    'Det mørkegrønne køkken har kogeø og ordentlige knive, og {rooms} ligger bag stuen.',
    'Stuen har brændeovn og en cognacfarvet sofa til hele selskabet; {rooms} har mørklægning.',
    'Indenfor er der {rooms}, gode bøger og plads til {guests} om langbordet.',
    'Der er gulvvarme i hele huset, {rooms} og et køkken, der er lavet til at blive brugt.',
    'Farverne er dæmpede, materialerne ægte, og alle {guests} sover godt.',
  ],
}

/** Modern cedar house. */
export const cedar: HouseText = {
  usual: 'holiday_home',
  has: ['terrace', 'dishwasher', 'coffeeMachine', 'freeParking', 'heatPump', 'underfloorHeating'],
  titles: [
    'Cedertræshus med dyb terrasse {spot}',
    'Moderne træhus med aftensol {spot}',
    'Lavt hus i cedertræ {spot}',
    'Træhus med fladt tag og høj ro {spot}',
    'Varmt træ og store vinduer {spot}',
    'Cederhuset {spot}',
    'Gyldent træhus i naturen {spot}',
  ],
  openings: [
    'Huset er klædt i cedertræ, der bliver smukkere for hvert år, og terrassen er dyb nok til regnvejr.',
    'Et lavt hus i træ og glas, der følger grunden og lader naturen komme først.',
    'Bag den lukkede side mod vejen åbner huset sig helt mod lyng og træer.',
    'Her dufter af træ, når solen har stået på, og man kan gå barfodet det meste af dagen.',
    'Terrassen går hele vejen langs huset, så der altid er et sted med enten sol eller læ.',
    'Et hus uden dikkedarer: lange linjer, ægte træ og udsyn lige ud i det grønne.',
    'Skydedørene forsvinder i væggen, og så er stuen pludselig også have.',
    'Huset er fra {year 2014-2023}, cedertræet er blevet sølvgråt mod vest og gyldent i læ.',
    'Vi tegnede huset om udsigten og lod resten blive enkelt.',
  ],
  inside: [
    'Soveværelset har dybgrøn væg og lys fra to sider, og i alt er der {rooms} med plads til {guests}.',
    'Gulvvarmen klarer de kølige morgener, og {rooms} ligger samlet bag køkkenet.',
    'Køkken, spiseplads og stue er ét rum med skydedøre ud, og {rooms} kan lukkes helt af.',
    'Der er {rooms}, gode madrasser og et bad med lys ovenfra.',
  ],
}
