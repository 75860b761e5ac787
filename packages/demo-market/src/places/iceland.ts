import type { Place } from './place.ts'

/** Iceland: Reykjavík, the south coast and the quiet north. */
export const iceland: readonly Place[] = [
  {
    town: 'Reykjavík',
    postalCode: '101',
    region: 'Hovedstadsområdet',
    country: 'IS',
    lat: 64.1445,
    lng: -21.93,
    setting: 'city',
    level: 126,
    streets: ['Skólavörðustígur', 'Grettisgata', 'Ránargata', 'Bergstaðastræti'],
    facts: [
      [
        'Hallgrímskirkja, Harpa og de varme svømmebade er alle inden for gåafstand.',
        'Hallgrímskirkja, Harpa and the hot pools are all within walking distance.',
      ],
      [
        'Køb en pølse ved havnen, en portion plokkfiskur på hjørnet og en kaffe på Laugavegur.',
        'Buy a hot dog by the harbour, fish stew on the corner and coffee on Laugavegur.',
      ],
      [
        'Fra Grótta ser I nordlyset om vinteren og midnatssolen i juni.',
        'From Grótta you see the northern lights in winter and the midnight sun in June.',
      ],
    ],
    homes: [
      ['canal', 'ved Laugavegur', 'apartment'],
      ['quay', 'ved Den Gamle Havn', 'apartment'],
      ['canal', 'ved Hallgrímskirkja', 'room'],
      ['black', 'i Vesturbær', 'private_home'],
      ['lighthouse', 'ved Grótta Fyr'],
    ],
  },
  {
    town: 'Vík',
    postalCode: '870',
    region: 'Sydlandet',
    country: 'IS',
    lat: 63.4205,
    lng: -19.004,
    setting: 'mountain',
    level: 130,
    streets: ['Víkurbraut', 'Mýrarbraut', 'Suðurvíkurvegur'],
    facts: [
      [
        'Reynisfjara er sort som kul, og basaltsøjlerne og Reynisdrangar holder øje med bølgerne.',
        'Reynisfjara is black as coal, and the basalt columns and Reynisdrangar keep an eye on the waves.',
      ],
      [
        'Skógafoss og Seljalandsfoss ligger langs vejen, og lunderne yngler på Dyrhólaey til august.',
        'Skógafoss and Seljalandsfoss are along the road, and puffins nest on Dyrhólaey until August.',
      ],
      [
        'Kirken på bakken har den bedste udsigt, især når lupinerne står i blomst.',
        'The church on the hill has the best view, above all when the lupins are in bloom.',
      ],
    ],
    homes: [
      ['lava', 'ved Reynisfjara'],
      ['lighthouse', 'ved Dyrhólaey'],
      ['faroe', 'under Reynisfjall'],
      ['black', 'med udsigt til Reynisdrangar'],
    ],
  },
  {
    town: 'Akureyri',
    postalCode: '600',
    region: 'Nordlandet',
    country: 'IS',
    lat: 65.6815,
    lng: -18.104,
    setting: 'mountain',
    level: 104,
    streets: ['Hafnarstræti', 'Eyrarlandsvegur', 'Lækjargata'],
    facts: [
      [
        'Eyjafjörður er stille nok til hvaler, og bådene sejler fra havnen i Hauganes og Akureyri.',
        'Eyjafjörður is calm enough for whales, and boats leave from the harbours of Hauganes and Akureyri.',
      ],
      [
        'Goðafoss, Mývatn og Skovbadet ligger som perler på nordkystens vej.',
        'Goðafoss, Mývatn and the Forest Lagoon are strung like pearls along the northern road.',
      ],
    ],
    homes: [
      ['faroe', 'ved Eyjafjörður'],
      ['aframe', 'ved Hlíðarfjall'],
      ['fjord', 'i Svarfaðardalur'],
    ],
  },
  {
    town: 'Laugarvatn',
    postalCode: '840',
    region: 'Den Gyldne Cirkel',
    country: 'IS',
    lat: 64.216,
    lng: -20.733,
    setting: 'lake',
    level: 112,
    streets: ['Hrísholt', 'Lindarbraut'],
    facts: [
      [
        'Geysir, Gullfoss og Þingvellir nås på samme dag, og bagefter venter dampbadet ved søen.',
        'Geysir, Gullfoss and Þingvellir fit into one day, and the steam bath by the lake waits afterwards.',
      ],
      [
        'Rugbrødet bages i det varme, sorte sand ved bredden og smager af karamel.',
        'Rye bread is baked in the hot black sand by the shore and tastes of caramel.',
      ],
    ],
    homes: [
      ['cedar', 'ved Laugarvatn'],
      ['lava', 'ved Apavatn'],
    ],
  },
  {
    town: 'Stykkishólmur',
    postalCode: '340',
    region: 'Snæfellsnes',
    country: 'IS',
    lat: 65.0735,
    lng: -22.73,
    setting: 'town',
    level: 100,
    streets: ['Aðalgata'],
    facts: [
      [
        'Fra fyret på Súgandisey ser I ud over Breiðafjörðurs øer, og Kirkjufell er en køretur langs kysten.',
        'From the lighthouse on Súgandisey you look out over the islands of Breiðafjörður, and Kirkjufell is a drive along the coast.',
      ],
    ],
    homes: [['faroe', 'ved Breiðafjörður']],
  },
  {
    town: 'Höfn',
    postalCode: '780',
    region: 'Østlandet',
    country: 'IS',
    lat: 64.2565,
    lng: -15.207,
    setting: 'mountain',
    level: 114,
    streets: ['Hafnarbraut'],
    facts: [
      [
        'Vatnajökulls gletsjertunger ses fra vinduet, og isbjergene på Jökulsárlón driver ud på den sorte strand.',
        'You see the glacier tongues of Vatnajökull from the window, and the icebergs of Jökulsárlón drift out onto the black beach.',
      ],
    ],
    homes: [['lava', 'ved Vatnajökull']],
  },
]
