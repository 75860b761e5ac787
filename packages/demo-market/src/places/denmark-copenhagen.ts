import type { Place } from './place.ts'

const copenhagen = { town: 'København', region: 'Hovedstaden', country: 'DK', setting: 'city' } as const

/** Copenhagen, quarter by quarter, and Dragør beside it. */
export const copenhagenTowns: readonly Place[] = [
  {
    ...copenhagen,
    postalCode: '1401',
    lat: 55.6745,
    lng: 12.5935,
    level: 150,
    streets: ['Overgaden Oven Vandet', 'Strandgade', 'Wildersgade', 'Dronningensgade'],
    facts: [
      [
        'Kanalerne ligger for enden af gaden, og et dyp fra kajen er en helt almindelig morgen her.',
        'The canals are at the end of the street, and a dip from the quay is a perfectly normal morning here.',
      ],
      [
        'Vor Frelsers Kirke, Operaen og cykelbroerne til Nyhavn er få minutter væk.',
        'The Church of Our Saviour, the Opera and the cycle bridges to Nyhavn are minutes away.',
      ],
      [
        'Madmarkedet på Refshaleøen og saunaerne ved vandet nås med havnebus.',
        'The food market at Refshaleøen and the saunas by the water are a harbour bus away.',
      ],
    ],
    homes: [
      ['floating', 'ved kanalen på Christianshavn'],
      ['canal', 'i Nyhavn', 'apartment'],
      ['canal', 'i Strandgade', 'room'],
    ],
  },
  {
    ...copenhagen,
    postalCode: '2200',
    lat: 55.6895,
    lng: 12.5545,
    level: 118,
    streets: ['Jægersborggade', 'Ravnsborggade', 'Blågårdsgade', 'Stefansgade'],
    facts: [
      [
        'Assistens Kirkegård er kvarterets have, og Jægersborggade har kaffe, keramik og naturvin.',
        'The old cemetery Assistens Kirkegård is the neighbourhood’s garden, and Jægersborggade has coffee, ceramics and natural wine.',
      ],
      [
        'Søerne ligger rundt om hjørnet og er en tur på en time, hvis man går langsomt.',
        'The Lakes are round the corner, an hour’s walk if you take it slowly.',
      ],
    ],
    homes: [
      ['block', 'på Nørrebro', 'apartment'],
      ['canal', 'ved Søerne', 'room'],
    ],
  },
  {
    ...copenhagen,
    postalCode: '1620',
    lat: 55.6705,
    lng: 12.5515,
    level: 124,
    streets: ['Istedgade', 'Sønder Boulevard', 'Vesterbrogade', 'Oehlenschlægersgade'],
    facts: [
      [
        'Kødbyen har restauranter til alle aftener i ugen, og Hovedbanegården er ti minutter til fods.',
        'The old meat market Kødbyen has a restaurant for every night of the week, and the main station is ten minutes on foot.',
      ],
      [
        'Sønder Boulevard er grøn hele vejen, med legepladser, petanque og kaffe i begge ender.',
        'Sønder Boulevard is green all the way, with playgrounds, pétanque and coffee at both ends.',
      ],
    ],
    homes: [
      ['brick', 'på Vesterbro'],
      ['canal', 'ved Kødbyen', 'apartment'],
    ],
  },
  {
    ...copenhagen,
    postalCode: '2300',
    lat: 55.6655,
    lng: 12.5785,
    level: 122,
    streets: ['Islands Brygge', 'Njalsgade', 'Leifsgade'],
    facts: [
      [
        'Havnebadet på Islands Brygge er åbent hele sommeren, og metroen kører til lufthavnen på et kvarter.',
        'The harbour bath on Islands Brygge is open all summer, and the metro reaches the airport in a quarter of an hour.',
      ],
      [
        'Amager Fælled begynder bag husene med rådyr, frøer og lange stier.',
        'The common of Amager Fælled begins behind the houses, with deer, frogs and long paths.',
      ],
    ],
    homes: [
      ['block', 'på Islands Brygge', 'apartment'],
      ['black', 'ved Amager Fælled', 'villa'],
    ],
  },
  {
    town: 'Dragør',
    postalCode: '2791',
    region: 'Hovedstaden',
    country: 'DK',
    lat: 55.5935,
    lng: 12.6715,
    setting: 'town',
    level: 122,
    streets: ['Kongevejen', 'Strandgade', 'Blegerstræde'],
    facts: [
      [
        'De gule huse, stokroserne og havnen ser ud, som de altid har gjort, og bussen til København går hvert tiende minut.',
        'The yellow houses, the hollyhocks and the harbour look as they always have, and the bus to Copenhagen leaves every ten minutes.',
      ],
      [
        'Fra Dragør Søbad svømmer man med Øresundsbroen som kulisse.',
        'At Dragør’s sea bath you swim with the Øresund Bridge as a backdrop.',
      ],
    ],
    homes: [
      ['timber', 'i Dragørs gamle by', 'private_home'],
      ['skagen', 'ved Dragør Havn'],
    ],
  },
]
