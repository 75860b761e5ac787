import type { Place } from './place.ts'

/** Norway’s north and its skiing country. */
export const fells: readonly Place[] = [
  {
    town: 'Reine',
    postalCode: '8390',
    region: 'Lofoten',
    country: 'NO',
    lat: 67.9335,
    lng: 13.089,
    setting: 'mountain',
    level: 142,
    streets: ['Reineveien', 'Hamnøyveien', 'Sakrisøya'],
    facts: [
      [
        'Reinebringens trin begynder nede ved vejen, og udsigten over fjorden er den, alle kender fra plakaterne.',
        'The steps up Reinebringen begin by the road, and the view of the fjord is the one everybody knows from the posters.',
      ],
      [
        'Fra september til marts danser nordlyset over stokfiskehjeldene, og om sommeren bliver det aldrig nat.',
        'From September to March the northern lights dance over the drying racks, and in summer night never comes.',
      ],
      [
        'Lej en kajak i havnen, eller tag båden ind i Reinefjorden til Bunes og dens tomme sandstrand.',
        'Hire a kayak in the harbour, or take the boat into Reinefjorden to Bunes and its empty beach.',
      ],
    ],
    homes: [
      ['fjord', 'ved Reinefjorden'],
      ['rorbu', 'på Hamnøy'],
      ['quay', 'på Sakrisøya'],
      ['fjord', 'under Reinebringen'],
    ],
  },
  {
    town: 'Svolvær',
    postalCode: '8300',
    region: 'Lofoten',
    country: 'NO',
    lat: 68.236,
    lng: 14.5625,
    setting: 'mountain',
    level: 128,
    streets: ['Svinøyveien', 'Fiskergata'],
    facts: [
      [
        'Svolværgeita står over byen, og i havnen venter både til ørnesafari i Trollfjorden.',
        'The rock Svolværgeita stands over the town, and boats wait in the harbour for eagle safaris into Trollfjorden.',
      ],
      [
        'Hurtigruten lægger til hver aften, og fiskerestauranterne har dagens torsk på kortet.',
        'The coastal steamer calls every evening, and the fish restaurants have the day’s cod on the menu.',
      ],
    ],
    homes: [
      ['rorbu', 'på Svinøya'],
      ['lighthouse', 'ved Vestfjorden'],
    ],
  },
  {
    town: 'Hemsedal',
    postalCode: '3560',
    region: 'Buskerud',
    country: 'NO',
    lat: 60.8645,
    lng: 8.549,
    setting: 'mountain',
    level: 132,
    streets: ['Totteskogen', 'Fyrilia', 'Hollekølvegen', 'Trøimsvegen'],
    facts: [
      [
        'Liften og skiskolen ligger få minutter væk, og langrendssporene er præpareret til langt ud på foråret.',
        'The lift and the ski school are minutes away, and the cross-country tracks are groomed until late spring.',
      ],
      [
        'Om sommeren er her fluefiskeri i Hemsil, cykelstier i skoven og blåbær lige bag hytten.',
        'In summer there is fly fishing in the Hemsil, cycle trails in the woods and blueberries right behind the cabin.',
      ],
      [
        'Børneområdet ved Hemsedal Skisenter er blandt landets største og åbent til sidst i april.',
        'The children’s area at Hemsedal Skisenter is among the largest in the country and open until the end of April.',
      ],
    ],
    homes: [
      ['aframe', 'ved Hemsedal Skisenter'],
      ['aframe', 'i Totteskogen'],
      ['fjord', 'på Solsiden i Hemsedal'],
      ['aframe', 'ved Fyri Tunet'],
      ['black', 'med udsigt over Hemsedal', 'villa'],
      ['log', 'ved Gravset'],
    ],
  },
  {
    town: 'Geilo',
    postalCode: '3580',
    region: 'Buskerud',
    country: 'NO',
    lat: 60.5345,
    lng: 8.2065,
    setting: 'mountain',
    level: 120,
    streets: ['Gamlevegen', 'Havsdalsvegen', 'Kikutvegen'],
    facts: [
      [
        'Bergensbanen standser i byen, så ferien kan begynde i toget fra Oslo.',
        'The Bergen Line stops in the village, so the holiday can begin on the train from Oslo.',
      ],
      [
        'Hardangervidda åbner sig bag højderne, med ski om vinteren og rypejagt og vandreruter om efteråret.',
        'The plateau of Hardangervidda opens up behind the ridge, for skiing in winter and hiking in autumn.',
      ],
    ],
    homes: [
      ['aframe', 'i Havsdalen'],
      ['ochre', 'ved Kikut'],
      ['fjord', 'ved Ustedalsfjorden'],
    ],
  },
  {
    town: 'Trysil',
    postalCode: '2420',
    region: 'Innlandet',
    country: 'NO',
    lat: 61.3145,
    lng: 12.258,
    setting: 'mountain',
    level: 110,
    streets: ['Fageråsvegen', 'Håvivegen', 'Storvegen'],
    facts: [
      [
        'Norges største skiområde har pister hele vejen rundt om Trysilfjellet, og de fleste er snesikre fra december.',
        'Norway’s largest ski area has runs all the way round Trysilfjellet, most of them sure of snow from December.',
      ],
      [
        'Gullia har flowstier for hele familien, når sneen er væk, og Trysilelva er god til raft.',
        'Gullia has flow trails for the whole family once the snow has gone, and Trysilelva is good for rafting.',
      ],
    ],
    homes: [
      ['aframe', 'på Fageråsen'],
      ['log', 'ved Trysilelva'],
      ['aframe', 'i Fjellandsbyen'],
    ],
  },
  {
    town: 'Lillehammer',
    postalCode: '2615',
    region: 'Innlandet',
    country: 'NO',
    lat: 61.117,
    lng: 10.472,
    setting: 'mountain',
    level: 98,
    streets: ['Nordseterveien'],
    facts: [
      [
        'Maihaugen, OL-bakkerne og gågaden ligger i byen, og Nordseter har spor til Sjusjøen fra morgenstunden.',
        'Maihaugen, the Olympic ski jumps and the main street are in town, and Nordseter has tracks to Sjusjøen from early morning.',
      ],
    ],
    homes: [['ochre', 'ved Nordseter']],
  },
  {
    town: 'Tromsø',
    postalCode: '9008',
    region: 'Nordnorge',
    country: 'NO',
    lat: 69.6515,
    lng: 18.949,
    setting: 'mountain',
    level: 126,
    streets: ['Storgata', 'Solstrandvegen'],
    facts: [
      [
        'Fra oktober til marts er nordlyset en almindelig aften, og Fjellheisen løfter jer op til det.',
        'From October to March the northern lights are an ordinary evening, and the cable car takes you up towards them.',
      ],
      [
        'Ishavskatedralen, hvalsafari og byens små ølhaller ligger på hver sin side af broen.',
        'The Arctic Cathedral, whale safaris and the town’s small beer halls lie on either side of the bridge.',
      ],
    ],
    homes: [
      ['log', 'under nordlyset i Tromsø'],
      ['rorbu', 'ved Balsfjorden'],
    ],
  },
]
