import type { Place } from './place.ts'

/** Stockholm, Visby and Gothenburg. */
export const swedishCities: readonly Place[] = [
  {
    town: 'Stockholm',
    postalCode: '111 29',
    region: 'Stockholm',
    country: 'SE',
    lat: 59.326,
    lng: 18.0685,
    setting: 'city',
    level: 118,
    streets: ['Österlånggatan', 'Katarinavägen', 'Skånegatan', 'Strandvägen'],
    facts: [
      [
        'Gamla Stans gyder, slottet og færgen til Djurgården ligger lige uden for døren.',
        'The alleys of Gamla Stan, the palace and the ferry to Djurgården are just outside the door.',
      ],
      [
        'Fra Monteliusvägen ser I solen gå ned over Riddarfjärden, og Södermalm venter med middag.',
        'From Monteliusvägen you watch the sun set over Riddarfjärden, and Södermalm has dinner waiting.',
      ],
      [
        'Skærgårdsbådene sejler fra Strömkajen, og Vaxholm er en fin halvdagstur.',
        'The archipelago boats leave from Strömkajen, and Vaxholm makes a fine half-day trip.',
      ],
    ],
    homes: [
      ['canal', 'i Gamla Stan', 'apartment'],
      ['block', 'på Södermalm', 'apartment'],
      ['floating', 'ved Strandvägen'],
      ['canal', 'på Skeppsholmen', 'room'],
      ['orangery', 'på Djurgården'],
    ],
  },
  {
    town: 'Saltsjöbaden',
    postalCode: '133 36',
    region: 'Stockholm',
    country: 'SE',
    lat: 59.2775,
    lng: 18.298,
    setting: 'coast',
    level: 124,
    streets: ['Strandpromenaden', 'Ringvägen'],
    facts: [
      [
        'Lokaltoget til Slussen tager en halv time, og badehusene fra 1913 ligger stadig på hver sin side af vigen.',
        'The local train to Slussen takes half an hour, and the bath houses from 1913 still face each other across the bay.',
      ],
    ],
    homes: [['skerry', 'ved Baggensfjärden', 'villa']],
  },
  {
    town: 'Visby',
    postalCode: '621 56',
    region: 'Gotland',
    country: 'SE',
    lat: 57.64,
    lng: 18.2965,
    setting: 'town',
    level: 114,
    streets: ['Fiskargränd', 'Norra Murgatan', 'Strandgatan', 'Tranhusgatan'],
    facts: [
      [
        'Ringmuren, roserne og kirkeruinerne er hele bykernen, og aftensolen står lige ind fra havet.',
        'The town wall, the roses and the church ruins are the whole centre, and the evening sun comes straight in from the sea.',
      ],
      [
        'Raukerne på Fårö, lammene og det lave lys er en dagstur værd med egen bil.',
        'The sea stacks of Fårö, the lambs and the low light are worth a day’s drive.',
      ],
      [
        'Botanisk Have er til formiddagen og Almedalens mur til det sidste glas.',
        'The Botanical Garden is for the morning, and the wall at Almedalen for the last glass.',
      ],
    ],
    homes: [
      ['timber', 'inden for ringmuren i Visby', 'private_home'],
      ['timber', 'ved Fiskargränd', 'apartment'],
      ['beach', 'ved Tofta Strand'],
      ['black', 'ved Lummelunda'],
      ['skerry', 'ved Högklint'],
    ],
  },
  {
    town: 'Göteborg',
    postalCode: '411 16',
    region: 'Västergötland',
    country: 'SE',
    lat: 57.6985,
    lng: 11.9535,
    setting: 'city',
    level: 96,
    streets: ['Haga Nygata', 'Linnégatan', 'Andra Långgatan'],
    facts: [
      [
        'Haga har kanelsnegle på størrelse med tallerkener, og Slottsskogen begynder lige bag kvarteret.',
        'Haga has cinnamon buns the size of plates, and the park Slottsskogen begins right behind the neighbourhood.',
      ],
      [
        'Liseberg, Feskekörka og færgerne til de sydlige skærgårdsøer nås med sporvogn.',
        'Liseberg, Feskekörka and the ferries to the southern archipelago are a tram ride away.',
      ],
    ],
    homes: [
      ['brick', 'i Haga'],
      ['block', 'ved Linnégatan', 'apartment'],
    ],
  },
]
