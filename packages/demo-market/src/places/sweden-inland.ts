import type { Place } from './place.ts'

/** Sweden’s forests, lakes and fells. */
export const swedishInland: readonly Place[] = [
  {
    town: 'Åre',
    postalCode: '830 13',
    region: 'Jämtland',
    country: 'SE',
    lat: 63.3985,
    lng: 13.078,
    setting: 'mountain',
    level: 130,
    streets: ['Årevägen', 'Tottvägen', 'Björnängevägen', 'Duvedsvägen'],
    facts: [
      [
        'Kabinebanen går til toppen af Åreskutan, og byens restauranter ligger for foden af pisten.',
        'The cable car goes to the top of Åreskutan, and the restaurants are at the foot of the slope.',
      ],
      [
        'Langrend i Ottsjö, hundeslæde i Björnen og sauna ved Åresjön fylder en uge uden besvær.',
        'Cross-country in Ottsjö, dog sledding in Björnen and a sauna by Åresjön easily fill a week.',
      ],
      [
        'Om sommeren er liftene åbne for cykler, og Tännforsen brager en halv time væk.',
        'In summer the lifts are open for bikes, and the waterfall Tännforsen roars half an hour away.',
      ],
    ],
    homes: [
      ['aframe', 'i Björnen'],
      ['aframe', 'ved Åreskutan'],
      ['log', 'i Duved'],
      ['ochre', 'ved Åresjön'],
      ['black', 'på Tottberget', 'villa'],
    ],
  },
  {
    town: 'Vimmerby',
    postalCode: '598 30',
    region: 'Småland',
    country: 'SE',
    lat: 57.665,
    lng: 15.8655,
    setting: 'forest',
    level: 84,
    streets: ['Storgatan', 'Näsvägen', 'Södra Vi-vägen'],
    facts: [
      [
        'Astrid Lindgrens Värld ligger få kilometer væk, og Katthult og Bullerbyen er små udflugter.',
        'Astrid Lindgren’s World is a few kilometres away, and Katthult and Bullerbyn are short outings.',
      ],
      [
        'Skoven er fuld af kantareller fra juli, og søen har både gedder og badebro.',
        'The woods are full of chanterelles from July, and the lake has both pike and a jetty.',
      ],
      [
        'Elgene krydser grusvejen i skumringen, så kør langsomt og hold kameraet klar.',
        'Moose cross the gravel road at dusk, so drive slowly and keep the camera ready.',
      ],
    ],
    homes: [
      ['cabin', 'i Smålands skove'],
      ['tent', 'ved Krön'],
      ['cabin', 'tæt på Astrid Lindgrens Värld'],
    ],
  },
  {
    town: 'Urshult',
    postalCode: '363 45',
    region: 'Småland',
    country: 'SE',
    lat: 56.5385,
    lng: 14.8135,
    setting: 'lake',
    level: 82,
    streets: ['Odensviksvägen', 'Kurrebovägen'],
    facts: [
      [
        'Nationalpark Åsnen er øer, bøgeskov og klart vand med bugter nok til en hel uges padling.',
        'Åsnen National Park is islands, beech woods and clear water, with coves enough for a week of paddling.',
      ],
      [
        'Egnens æblegårde sælger most og tærte, og aftenerne er helt stille.',
        'The local orchards sell juice and tart, and the evenings are perfectly still.',
      ],
    ],
    homes: [
      ['tent', 'ved søen Åsnen'],
      ['orangery', 'i æbledalen ved Urshult'],
    ],
  },
  {
    town: 'Tällberg',
    postalCode: '793 70',
    region: 'Dalarna',
    country: 'SE',
    lat: 60.822,
    lng: 15.006,
    setting: 'lake',
    level: 94,
    streets: ['Siljansvägen', 'Holgattsvägen', 'Sjögattu'],
    facts: [
      [
        'Siljan ligger nedenfor med strande, kirkebåde og isbane om vinteren.',
        'Siljan lies below with beaches, church boats and a skating track in winter.',
      ],
      [
        'I Nusnäs males dalahestene stadig i hånden, og man må gerne male sin egen.',
        'In Nusnäs the Dala horses are still painted by hand, and you may paint your own.',
      ],
      [
        'Midsommer i Leksand er Sveriges største, og violinerne høres langt ud over søen.',
        'Midsummer in Leksand is Sweden’s biggest, and you hear the fiddles far out on the lake.',
      ],
    ],
    homes: [
      ['cabin', 'ved Siljan'],
      ['cabin', 'i Tällberg by', 'private_home'],
      ['tent', 'i skoven ved Leksand'],
    ],
  },
  {
    town: 'Mora',
    postalCode: '792 30',
    region: 'Dalarna',
    country: 'SE',
    lat: 61.009,
    lng: 14.538,
    setting: 'lake',
    level: 90,
    streets: ['Vasagatan', 'Orsavägen'],
    facts: [
      [
        'Vasaloppet slutter i byen, og sporene er åbne for alle, der vil prøve bare den sidste mil.',
        'The Vasaloppet ski race finishes in town, and the tracks are open to anyone who wants to try just the last ten kilometres.',
      ],
      [
        'Zorns hus og haver og Orsa Rovdyrpark er gode til en dag med skyer.',
        'The painter Zorn’s house and gardens and the Orsa predator park are good for a cloudy day.',
      ],
    ],
    homes: [
      ['tiny', 'ved Orsasjön'],
      ['aframe', 'ved Vasaloppets spor'],
    ],
  },
]
