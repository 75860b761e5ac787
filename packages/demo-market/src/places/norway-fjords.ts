import type { Place } from './place.ts'

/** Norway’s fjords and cities. */
export const fjords: readonly Place[] = [
  {
    town: 'Flåm',
    postalCode: '5743',
    region: 'Sogn',
    country: 'NO',
    lat: 60.8605,
    lng: 7.1185,
    setting: 'mountain',
    level: 118,
    streets: ['Flåmsdalsvegen', 'Nedre Fretheim'],
    facts: [
      [
        'Flåmsbanen kører op gennem dalen, og Aurlandsfjorden ligger spejlblank for foden af den.',
        'The Flåm railway climbs the valley, and Aurlandsfjorden lies like a mirror at the foot of it.',
      ],
      [
        'Udsigtspunktet Stegastein hænger ud over fjorden, og fjordsaunaen ligger nede i havnen.',
        'The Stegastein viewpoint hangs out over the fjord, and the floating sauna is down in the harbour.',
      ],
    ],
    homes: [
      ['orchard', 'ved Aurlandsfjorden'],
      ['fjord', 'i Flåmsdalen'],
    ],
  },
  {
    town: 'Balestrand',
    postalCode: '6899',
    region: 'Sogn',
    country: 'NO',
    lat: 61.208,
    lng: 6.527,
    setting: 'mountain',
    level: 108,
    streets: ['Kong Beles veg', 'Holmen'],
    facts: [
      [
        'Sognefjorden er bredest her, og kunstnernes schweizervillaer står stadig langs strandvejen.',
        'Sognefjorden is at its widest here, and the artists’ Swiss-style villas still line the shore.',
      ],
      [
        'Køb æbler og cider ved gårdene, og tag den lille færge til Fjærland og gletsjeren.',
        'Buy apples and cider at the farms, and take the little ferry to Fjærland and the glacier.',
      ],
    ],
    homes: [
      ['fjord', 'ved Sognefjorden'],
      ['orchard', 'i frugthaverne ved Balestrand'],
    ],
  },
  {
    town: 'Bergen',
    postalCode: '5003',
    region: 'Vestland',
    country: 'NO',
    lat: 60.3955,
    lng: 5.3285,
    setting: 'city',
    level: 116,
    streets: ['Skuteviksveien', 'Øvregaten', 'Nordnesveien', 'Fjellveien'],
    facts: [
      [
        'Bryggen, fisketorvet og Fløibanen nås til fods, og udsigten fra Fløyen er bedst efter regn.',
        'Bryggen, the fish market and the Fløibanen funicular are a walk away, and the view from Fløyen is best after rain.',
      ],
      [
        'Tag regnjakken på, og gå gennem smøgerne mellem de hvide træhuse på Nordnes.',
        'Put on a raincoat and wander the alleys between the white wooden houses of Nordnes.',
      ],
      [
        'Fjordbådene til Mostraumen og Rosendal lægger fra i Vågen midt i byen.',
        'The fjord boats to Mostraumen and Rosendal leave from Vågen in the middle of town.',
      ],
    ],
    homes: [
      ['quay', 'ved Bryggen i Bergen', 'apartment'],
      ['canal', 'på Nordnes', 'apartment'],
      ['canal', 'i Skuteviken', 'room'],
      ['orchard', 'ved Fjellveien', 'villa'],
      ['floating', 'ved Vågen'],
    ],
  },
  {
    town: 'Oslo',
    postalCode: '0250',
    region: 'Oslo',
    country: 'NO',
    lat: 59.9185,
    lng: 10.7415,
    setting: 'city',
    level: 122,
    streets: ['Damstredet', 'Markveien', 'Bygdøy allé', 'Holmenkollveien'],
    facts: [
      [
        'Operaens tag, Munch og havnebadet i Sørenga er en travl, dejlig dag, og det hele nås til fods.',
        'The roof of the Opera, the Munch museum and the sea baths at Sørenga make a busy, lovely day, all on foot.',
      ],
      [
        'T-banen kører til Nordmarka, hvor man går på ski med byens lys under sig.',
        'The metro runs to Nordmarka, where you ski with the lights of the city below you.',
      ],
      [
        'Grünerløkka har kaffebarer og loppefund langs Akerselva.',
        'Grünerløkka has coffee bars and flea market finds along the river Akerselva.',
      ],
    ],
    homes: [
      ['block', 'på Grünerløkka', 'apartment'],
      ['floating', 'ved Aker Brygge'],
      ['cedar', 'ved Holmenkollen', 'villa'],
      ['canal', 'på Frogner', 'room'],
    ],
  },
  {
    town: 'Nesodden',
    postalCode: '1450',
    region: 'Oslofjorden',
    country: 'NO',
    lat: 59.845,
    lng: 10.668,
    setting: 'coast',
    level: 116,
    streets: ['Kapellveien'],
    facts: [
      [
        'Båden til Aker Brygge tager treogtyve minutter, og badebugterne langs stien er lige så gode i september.',
        'The boat to Aker Brygge takes twenty-three minutes, and the coves along the path are just as good in September.',
      ],
    ],
    homes: [['skerry', 'ved Hellvik på Nesodden', 'villa']],
  },
  {
    town: 'Stavanger',
    postalCode: '4006',
    region: 'Rogaland',
    country: 'NO',
    lat: 58.971,
    lng: 5.727,
    setting: 'city',
    level: 98,
    streets: ['Øvre Strandgate'],
    facts: [
      [
        'Gamle Stavanger er hvide træhuse og roser, og bådene til Lysefjorden og Prekestolen sejler fra Vågen.',
        'Gamle Stavanger is white wooden houses and roses, and boats to Lysefjorden and Preikestolen leave from Vågen.',
      ],
    ],
    homes: [['quay', 'ved Gamle Stavanger', 'apartment']],
  },
]
