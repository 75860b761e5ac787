import type { HouseText } from './house.ts'

/** Yellow half-timbered town house. */
export const timber: HouseText = {
  usual: 'private_home',
  has: ['garden', 'washingMachine'],
  titles: [
    ['Bindingsværkshus med stokroser {spot}', 'Half-timbered house with hollyhocks {spot}'],
    ['Gult byhus fra 1700-tallet {spot}', 'Yellow town house from the 1700s {spot}'],
    ['Skævt og skønt byhus {spot}', 'Crooked and lovely town house {spot}'],
    ['Brosten og stokroser {spot}', 'Cobbles and hollyhocks {spot}'],
    ['Byhus med grøn dør {spot}', 'Town house with a green door {spot}'],
    ['Hyggeligt bindingsværk {spot}', 'Cosy half-timbered house {spot}'],
    ['Bjælker, bageri og brosten {spot}', 'Beams, a bakery and cobbles {spot}'],
  ],
  openings: [
    [
      'Et gult bindingsværkshus med grøn dør, stokroser og en gårdhave, ingen kan se ind i.',
      'A yellow half-timbered house with a green door, hollyhocks and a courtyard that nobody overlooks.',
    ],
    [
      'Huset er fra {year 1722-1795}, og intet er i vater, men alt virker.',
      'The house is from {year 1722-1795}; nothing is level, but everything works.',
    ],
    [
      'Man træder ind fra brostenene, bukker hovedet og er et andet sted.',
      'You step in from the cobbles, duck your head and are somewhere else.',
    ],
    [
      'Vi har sat huset i stand med lerpuds og linolie, så det ånder, som det skal.',
      'We restored the house with clay plaster and linseed oil, so it breathes as it should.',
    ],
    [
      'Stokroserne åbner i juli, og bænken ved døren er husets bedste plads.',
      'The hollyhocks open in July, and the bench by the door is the best seat in the house.',
    ],
    [
      'Dørtærsklen er slidt af tre hundrede års besøg, og I er velkomne til at slide videre.',
      'The doorstep is worn by three hundred years of visits, and you are welcome to go on wearing it.',
    ],
    [
      'Bag den grønne dør er der køligt om sommeren, lunt om vinteren og aldrig langt til kaffen.',
      'Behind the green door it is cool in summer, warm in winter and never far to the coffee.',
    ],
    [
      'Et lille byhus med rosenhæk, toppede brosten og sol i gården fra middag.',
      'A small town house with a rose hedge, old cobbles and sun in the courtyard from noon.',
    ],
    [
      'Gaden er så smal, at naboen hilser gennem vinduet, og om aftenen er der helt stille.',
      'The street is so narrow that the neighbour says hello through the window, and at night it is perfectly still.',
    ],
  ],
  inside: [
    [
      'Køkkenet har bjælkeloft og kogeø, og {rooms} ligger ovenpå under de gamle spær.',
      'The kitchen has beams and an island, and {rooms} are upstairs under the old rafters.',
    ],
    [
      'Der er {rooms}, knirkende gulve og et langbord til {guests}.',
      'There are {rooms}, creaking floors and a long table for {guests}.',
    ],
    [
      'Soveværelset er i rosa og sand med udsigt til taget overfor, og der er {rooms} i alt.',
      'The bedroom is in rose and sand with a view of the roof opposite, and there are {rooms} in all.',
    ],
    [
      'Gårdhaven har morgensol, grill og plads til {guests} ved bordet; {rooms} ligger mod gården.',
      'The courtyard has morning sun, a barbecue and space for {guests} at the table; {rooms} face the yard.',
    ],
    [
      'Gamle døre, nye senge og {rooms}; trappen er stejl, som trapper var engang.',
      'Old doors, new beds and {rooms}; the stairs are steep, as stairs used to be.',
    ],
  ],
}
