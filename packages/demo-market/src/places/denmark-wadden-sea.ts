import type { Place } from './place.ts'

/** The islands of the Wadden Sea. */
export const waddenSea: readonly Place[] = [
  {
    town: 'Fanø',
    postalCode: '6720',
    region: 'Vadehavet',
    country: 'DK',
    lat: 55.428,
    lng: 8.392,
    setting: 'coast',
    dunes: true,
    level: 110,
    streets: ['Kirkevejen', 'Fanø Vesterhavsbad', 'Rindby Strandvej', 'Postvejen'],
    facts: [
      [
        'Færgen fra Esbjerg tager tolv minutter, og så er skuldrene allerede sænket.',
        'The ferry from Esbjerg takes twelve minutes, and by then your shoulders have already dropped.',
      ],
      [
        'Sønderhos skipperhuse ligger i ly af klitterne, alle vendt den samme vej.',
        'The captains’ houses of Sønderho lie in the lee of the dunes, all facing the same way.',
      ],
      [
        'Vadehavet er verdensarv: gå med en guide ud på bunden og find søheste, rav og sæler.',
        'The Wadden Sea is world heritage: walk out on the seabed with a guide and find amber, shells and seals.',
      ],
    ],
    homes: [
      ['thatch', 'i Sønderho', 'private_home'],
      ['beach', 'ved Rindby Strand'],
      ['thatch', 'ved Fanø Bad'],
      ['sixties', 'i Fanø Klitplantage'],
    ],
  },
  {
    town: 'Rømø',
    postalCode: '6792',
    region: 'Vadehavet',
    country: 'DK',
    lat: 55.123,
    lng: 8.535,
    setting: 'coast',
    dunes: true,
    level: 96,
    streets: ['Havnebyvej', 'Vesterhavsvej', 'Kongsmarkvej', 'Toftumvej'],
    facts: [
      [
        'Lakolk Strand er så bred, at havet først viser sig efter nogle minutters gang.',
        'Lakolk beach is so wide that it takes some minutes’ walk before you see the sea.',
      ],
      [
        'Kommandørgården fortæller om øens hvalfangere og har åbent hele sommeren.',
        'Kommandørgården tells the story of the island’s whalers and is open all summer.',
      ],
      [
        'Forår og efterår tegner stærene sort sol over marsken inde bag diget.',
        'In spring and autumn the starlings draw their black sun over the marsh behind the dyke.',
      ],
    ],
    homes: [
      ['shingle', 'ved Lakolk Strand'],
      ['beach', 'ved Sønderstrand på Rømø'],
      ['school', 'i Kongsmark'],
      ['sixties', 'ved Kirkeby Plantage'],
    ],
  },
]
