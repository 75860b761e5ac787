import type { Place } from './place.ts'

/** Denmark’s cities and oldest towns. */
export const cities: readonly Place[] = [
  {
    town: 'Aarhus',
    postalCode: '8000',
    region: 'Østjylland',
    country: 'DK',
    lat: 56.1575,
    lng: 10.2075,
    setting: 'city',
    level: 108,
    streets: ['Mejlgade', 'Graven', 'Vestergade', 'Skovvejen', 'Strandvejen'],
    facts: [
      [
        'ARoS, Den Gamle By og Dokk1 nås til fods, og åen løber gennem det hele.',
        'ARoS, Den Gamle By and Dokk1 are all within walking distance, and the river runs through it all.',
      ],
      [
        'Latinerkvarteret har byens bedste kaffe, og Mejlgade sover aldrig helt.',
        'The Latin Quarter has the best coffee in town, and Mejlgade never quite sleeps.',
      ],
      [
        'Den Uendelige Bro og Marselisborgskovene ligger en cykeltur mod syd.',
        'The Infinite Bridge and the woods of Marselisborg are a bike ride to the south.',
      ],
    ],
    homes: [
      ['canal', 'i Latinerkvarteret', 'apartment'],
      ['timber', 'ved Møllestien', 'private_home'],
      ['brick', 'ved Aarhus Å'],
      ['cedar', 'ved Marselisborgskoven', 'villa'],
      ['canal', 'på Trøjborg', 'room'],
    ],
  },
  {
    town: 'Odense',
    postalCode: '5000',
    region: 'Fyn',
    country: 'DK',
    lat: 55.3975,
    lng: 10.3895,
    setting: 'city',
    level: 86,
    streets: ['Ramsherred', 'Overgade', 'Nedergade', 'Hans Jensens Stræde'],
    facts: [
      [
        'H.C. Andersens Hus ligger lige om hjørnet, og stræderne er dem, han selv løb i.',
        'The H.C. Andersen museum is round the corner, and these are the lanes he ran about in.',
      ],
      [
        'Åfarten sejler fra Munke Mose til Fruens Bøge, hvor børnene kan løbe den af.',
        'The river boat sails from Munke Mose to Fruens Bøge, where children can run off their energy.',
      ],
      [
        'Storms Pakhus har mad fra hele verden og plads til en stor familie.',
        'The street food hall Storms Pakhus has food from all over the world and room for a big family.',
      ],
    ],
    homes: [
      ['timber', 'i H.C. Andersen Kvarteret', 'private_home'],
      ['timber', 'ved Overgade', 'apartment'],
      ['brick', 'ved Odense Å'],
      ['timber', 'ved Munke Mose', 'room'],
    ],
  },
  {
    town: 'Aalborg',
    postalCode: '9000',
    region: 'Nordjylland',
    country: 'DK',
    lat: 57.0465,
    lng: 9.9195,
    setting: 'city',
    level: 82,
    streets: ['Hjelmerstald', 'Peder Barkes Gade', 'Vesterå', 'Strandvejen'],
    facts: [
      [
        'Havnefronten, Utzon Center og Musikkens Hus ligger ved fjorden få minutter til fods.',
        'The waterfront, Utzon Center and Musikkens Hus are by the fjord, a few minutes on foot.',
      ],
      [
        'Hjelmerstald er byens smukkeste gade, med toppede brosten og keramikværksteder.',
        'Hjelmerstald is the prettiest street in town, all cobbles and pottery workshops.',
      ],
    ],
    homes: [
      ['timber', 'i Hjelmerstald', 'private_home'],
      ['floating', 'ved Limfjorden'],
      ['canal', 'ved Budolfi Kirke', 'room'],
    ],
  },
  {
    town: 'Ribe',
    postalCode: '6760',
    region: 'Sydvestjylland',
    country: 'DK',
    lat: 55.328,
    lng: 8.7645,
    setting: 'town',
    level: 86,
    streets: ['Fiskergade', 'Sønderportsgade', 'Puggårdsgade'],
    facts: [
      [
        'Vægteren synger sig gennem gaderne hver sommeraften, og alle må gå med.',
        'The night watchman sings his way through the streets every summer evening, and everyone may follow.',
      ],
      [
        'Danmarks ældste by har domkirke, vikingemuseum og storkereder inden for gåafstand.',
        'Denmark’s oldest town has a cathedral, a Viking museum and storks’ nests within walking distance.',
      ],
    ],
    homes: [
      ['timber', 'ved Ribe Domkirke', 'private_home'],
      ['timber', 'i Fiskergade', 'private_home'],
      ['brick', 'ved Ribe Å'],
    ],
  },
]
