import type { Place } from './place.ts'

/** Southern Funen and the islands below it. */
export const southFunen: readonly Place[] = [
  {
    town: 'Ærøskøbing',
    postalCode: '5970',
    region: 'Ærø',
    country: 'DK',
    lat: 54.8885,
    lng: 10.4105,
    setting: 'town',
    level: 104,
    streets: ['Vestergade', 'Søndergade', 'Gyden', 'Smedegade'],
    facts: [
      [
        'Gaderne er fra 1700-tallet, stokroserne nyere, og bilerne få nok til, at I kan høre uret slå.',
        'The streets are from the 18th century, and the cars so few that you can hear the clock strike.',
      ],
      [
        'Strandhusene på Vesterstrand ligger på række i alle farver, og vandet er lunt i august.',
        'The beach huts at Vesterstrand stand in a row in every colour, and the water is warm in August.',
      ],
      [
        'Lej cykler ved færgen, og kør ad små veje til Voderup Klint med madkurv.',
        'Hire bikes by the ferry and take the lanes to Voderup Klint with a picnic.',
      ],
    ],
    homes: [
      ['timber', 'i Ærøskøbing', 'private_home'],
      ['timber', 'ved torvet i Ærøskøbing', 'apartment'],
      ['beach', 'ved Vesterstrand på Ærø'],
    ],
  },
  {
    town: 'Marstal',
    postalCode: '5960',
    region: 'Ærø',
    country: 'DK',
    lat: 54.8545,
    lng: 10.511,
    setting: 'town',
    level: 92,
    streets: ['Kongensgade', 'Skolegade', 'Teglgade'],
    facts: [
      [
        'Søfartsmuseet fortæller om kaptajnerne, og deres huse ligger stadig i de smalle gader.',
        'The maritime museum tells of the captains, and their houses still line the narrow streets.',
      ],
      [
        'Eriks Hale er en lang sandtange med strandhuse og badevand til begge sider.',
        'Eriks Hale is a long spit with beach huts and bathing on both sides.',
      ],
    ],
    homes: [
      ['timber', 'i skipperbyen Marstal', 'private_home'],
      ['pond', 'ved Eriks Hale'],
    ],
  },
  {
    town: 'Svendborg',
    postalCode: '5700',
    region: 'Sydfyn',
    country: 'DK',
    lat: 55.0605,
    lng: 10.609,
    setting: 'town',
    level: 92,
    streets: ['Møllergade', 'Bagergade', 'Valdemarsgade'],
    facts: [
      [
        'Havnen er fuld af træskibe, og færgerne sejler til Skarø, Drejø og Hjortø hver dag.',
        'The harbour is full of wooden ships, and ferries sail to Skarø, Drejø and Hjortø every day.',
      ],
      [
        'Øhavsstien går lige forbi og kan tages i etaper med bus hjem.',
        'The archipelago trail passes right by and can be walked in stages with a bus home.',
      ],
    ],
    homes: [
      ['quay', 'ved havnen i Svendborg', 'apartment'],
      ['manor', 'ved Svendborgsund'],
    ],
  },
  {
    town: 'Faaborg',
    postalCode: '5600',
    region: 'Sydfyn',
    country: 'DK',
    lat: 55.097,
    lng: 10.242,
    setting: 'town',
    level: 88,
    streets: ['Holkegade', 'Vestergade', 'Adelgade'],
    facts: [
      [
        'Fra klokketårnet ser I ud over Det Sydfynske Øhav, og havnebadet ligger for foden af byen.',
        'From the bell tower you look out over the South Funen archipelago, and the harbour baths lie below the town.',
      ],
      [
        'Svanninge Bakker, også kaldet De Fynske Alper, kalder på en kuperet gåtur og kage bagefter.',
        'The hills of Svanninge Bakker, known as the Alps of Funen, call for a walk and then for cake.',
      ],
    ],
    homes: [
      ['timber', 'ved klokketårnet i Faaborg', 'private_home'],
      ['pond', 'ved Sinebjerg Strand'],
    ],
  },
  {
    town: 'Rudkøbing',
    postalCode: '5900',
    region: 'Langeland',
    country: 'DK',
    lat: 54.9375,
    lng: 10.716,
    setting: 'coast',
    level: 84,
    streets: ['Ramsherred', 'Strandgade', 'Spodsbjergvej'],
    facts: [
      [
        'Vildhestene på Sydlangeland går frit ved Dovns Klint, hvor Østersøen er helt klar.',
        'The wild horses of southern Langeland roam freely at Dovns Klint, where the Baltic is crystal clear.',
      ],
      [
        'Spodsbjerg er kendt for havørreder, og kutterne tager gæster med ud på bæltet.',
        'Spodsbjerg is known for its sea trout, and the boats take visitors out on the strait.',
      ],
    ],
    homes: [
      ['timber', 'i Rudkøbings gader', 'private_home'],
      ['farm', 'ved Ristinge Strand'],
    ],
  },
]
