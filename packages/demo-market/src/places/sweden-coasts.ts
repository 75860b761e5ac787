import type { Place } from './place.ts'

/** Sweden’s coasts, islands and cities. */
export const swedishCoasts: readonly Place[] = [
  {
    town: 'Styrsö',
    postalCode: '430 84',
    region: 'Göteborgs skærgård',
    country: 'SE',
    lat: 57.6145,
    lng: 11.788,
    setting: 'coast',
    level: 104,
    streets: ['Halsviksvägen'],
    facts: [
      [
        'Øen har ingen biler, kun ladcykler og et par flakmopeder, og færgen til Göteborg går fra morgen til midnat.',
        'There are no cars on the island, only cargo bikes and a few mopeds, and the ferry to Gothenburg runs from morning to midnight.',
      ],
    ],
    homes: [['skerry', 'på Styrsö']],
  },
  {
    town: 'Smögen',
    postalCode: '456 51',
    region: 'Bohuslän',
    country: 'SE',
    lat: 58.354,
    lng: 11.2265,
    setting: 'coast',
    level: 116,
    streets: ['Sillgatan', 'Hasselösundsvägen'],
    facts: [
      [
        'Smögenbryggan med rejer, is og bådhuse er hele sommeren, og klipperne er varme til sent på aftenen.',
        'Smögenbryggan with prawns, ice cream and boathouses lasts all summer, and the rocks stay warm until late.',
      ],
      [
        'Hummerpremieren i september og kajakturene mellem skærene er grund nok til at komme igen.',
        'The lobster season opening in September and kayaking among the skerries are reason enough to return.',
      ],
    ],
    homes: [
      ['quay', 'ved Smögenbryggan'],
      ['skerry', 'på klipperne ved Kungshamn'],
    ],
  },
  {
    town: 'Simrishamn',
    postalCode: '272 31',
    region: 'Österlen',
    country: 'SE',
    lat: 55.5565,
    lng: 14.343,
    setting: 'coast',
    level: 104,
    streets: ['Storgatan', 'Hamngatan'],
    facts: [
      [
        'Ved Kivik løber æbleplantagerne helt ned til havet, og Stenshuvud har både bøgeskov og sandstrand.',
        'At Kivik the apple orchards run right down to the sea, and Stenshuvud has both beech woods and a sandy beach.',
      ],
      [
        'Kunstrunden i påsken, sild på havnen og Ales Stenar er Österlens faste punkter.',
        'The Easter art trail, herring at the harbour and the stones of Ales Stenar are Österlen’s fixed points.',
      ],
    ],
    homes: [
      ['timber', 'i Simrishamns gamle by', 'private_home'],
      ['orangery', 'ved Stenshuvud'],
    ],
  },
  {
    town: 'Borgholm',
    postalCode: '387 31',
    region: 'Öland',
    country: 'SE',
    lat: 56.877,
    lng: 16.665,
    setting: 'coast',
    level: 98,
    streets: ['Slottsgatan', 'Sjötullsvägen'],
    facts: [
      [
        'Slotsruinen, vindmøllerne og Stora Alvaret giver øen dens helt egen horisont.',
        'The castle ruin, the windmills and the plain of Stora Alvaret give the island a horizon of its own.',
      ],
      [
        'Fra Böda strækker sandet sig i timevis, og kroppkakor spises med smør og tyttebær.',
        'From Böda the sand goes on for hours, and potato dumplings come with butter and lingonberries.',
      ],
    ],
    homes: [
      ['manor', 'ved Borgholm Slot'],
      ['lighthouse', 'ved Böda Sand'],
    ],
  },
]
