import type { HouseText } from './house.ts'

/** Thatched house in the dunes. */
export const thatch: HouseText = {
  usual: 'summerhouse',
  has: ['woodStove', 'terrace', 'garden', 'freeParking'],
  titles: [
    ['Stråtækt sommerhus {spot}', 'Thatched summer house {spot}'],
    ['Hvidkalket idyl under stråtag {spot}', 'Whitewashed and thatched {spot}'],
    ['Ro og havgus under stråtag {spot}', 'Peace and sea mist under thatch {spot}'],
    ['Klassisk stråtækt længe {spot}', 'Classic thatched longhouse {spot}'],
    ['Stråtækt familiehus {spot}', 'Thatched family house {spot}'],
    ['Hvidt hus med blå vinduer {spot}', 'White house with blue windows {spot}'],
    ['Klithus med stråtag og havduft {spot}', 'Dune house with thatch and sea air {spot}'],
    ['Stråtækt drømmehus {spot}', 'Thatched dream house {spot}'],
    ['Gammelt klithus med sjæl {spot}', 'Old dune house with a soul {spot}'],
    ['Marehalm til døren {spot}', 'Marram grass at the door {spot}'],
  ],
  openings: [
    [
      'Et gammelt, hvidkalket hus under tykt stråtag, gemt i en lavning mellem klitterne.',
      'An old whitewashed house under thick thatch, tucked into a hollow between the dunes.',
    ],
    [
      'Huset er bygget i {year 1860-1910}, sat nænsomt i stand og har stadig blå vinduer og lavt til bjælkerne.',
      'The house was built in {year 1860-1910}, has been gently restored and still has blue windows and low beams.',
    ],
    [
      'Her sidder man i læ ved sydmuren med kaffen, mens marehalmen vajer på den anden side af hegnet.',
      'You sit sheltered by the south wall with your coffee while the marram grass sways beyond the fence.',
    ],
    [
      'Fire generationer har holdt sommer her, og huset er lige så roligt, som det ser ud.',
      'Four generations have spent their summers here, and the house is as peaceful as it looks.',
    ],
    [
      'Stråtaget dæmper al lyd, og om morgenen er det kun lærkerne, I hører.',
      'The thatch muffles every sound, and in the morning all you hear is the larks.',
    ],
    [
      'En sti går fra havelågen op over klitten, og så er der ikke andet end himmel og hav.',
      'A path runs from the garden gate over the dune, and then there is nothing but sky and sea.',
    ],
    [
      'Vinden kan tage til, som den vil, for bag de tykke mure og det lave tag mærker man den ikke.',
      'Let the wind blow as it will: behind thick walls and under the low roof you hardly notice.',
    ],
    [
      'Her begynder dagen med en kop kaffe på den blå bænk og slutter med sand i sengen.',
      'The day begins with a cup of coffee on the blue bench and ends with sand in the bed.',
    ],
    [
      'Det gamle hus har stået imod sandflugt og storme og er i dag et lunt sommerhus hele året.',
      'The old house has stood up to sand drift and storms, and today it is a cosy summer house all year round.',
    ],
    [
      'Tykke mure, skæve vinkler og lys fra alle sider: et sommerhus, som de skal være.',
      'Thick walls, crooked corners and light from every side: a summer house as it should be.',
    ],
  ],
  inside: [
    [
      'Køkkenalrummet har langbord og synlige bjælker, og {rooms} vender mod klitten.',
      'The kitchen has a long table and exposed beams, and {rooms} face the dune.',
    ],
    [
      'Der er {rooms}, gode senge og et bord, hvor {guests} kan sidde længe.',
      'There are {rooms}, good beds and a table where {guests} can linger.',
    ],
    [
      'Brændeovnen varmer stuen på en halv time, og {rooms} ligger i hver sin ende af huset.',
      'The wood stove warms the living room in half an hour, and the {rooms} are at opposite ends of the house.',
    ],
    [
      'Vi har malet i havets farver og ladet de gamle gulve være; {rooms}, hør og uldplaider.',
      'We painted it in the colours of the sea and left the old floors alone; {rooms}, linen and wool blankets.',
    ],
    [
      'Indenfor er der nyt køkken, gamle døre og {rooms} med plads til {guests}.',
      'Inside there is a new kitchen, old doors and {rooms} with space for {guests}.',
    ],
    [
      'Soveværelset med havkig er husets bedste, men alle {guests} får et vindue mod det grønne.',
      'The bedroom with the sea view is the best one, but all {guests} of you get a window towards the green.',
    ],
  ],
}
