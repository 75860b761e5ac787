import type { Amenity } from '@nordbo/contracts'

/** Words that promise something, and what the home must then have. */
const promises: readonly (readonly [RegExp, Amenity])[] = [
  [/brændeovn|ved ovnen/i, 'woodStove'],
  [/gulvvarme/i, 'underfloorHeating'],
  [/sauna/i, 'sauna'],
  [/altan/i, 'balcony'],
  [/havkig|ud over vandet|klit og hav/i, 'seaView'],
  [/terrasse/i, 'terrace'],
  [/\bgrill\b/i, 'barbecue'],
  [/bålplads/i, 'firePit'],
  [/arbejdsplads|skrivebord/i, 'workspace'],
  [/internet/i, 'wifi'],
  [/brætspil/i, 'boardGames'],
  [/skirum/i, 'skiStorage'],
  [/sengetøj/i, 'bedLinen'],
  [/\bhave,|gårdhave|havelåge/i, 'garden'],
]

/** What a home has because its text says so. */
export const impliedAmenities = (text: string): Amenity[] =>
  promises.filter(([words]) => words.test(text)).map(([, amenity]) => amenity)

interface Useful {
  house: readonly string[]
  /** Said of flats and rooms instead. */
  flat?: readonly string[]
}

/** Last sentences about something that the home has; those that come first are said first. */
export const practical: readonly (readonly [Amenity, Useful])[] = [
  ['indoorPool', { house: ['Poolen indendørs holder 28 grader året rundt.'] }],
  [
    'wildernessBath',
    {
      house: [
        'Vildmarksbadet fyres op med brænde, og stjernerne følger med.',
        'Vildmarksbadet står bag huset med brænde til to aftener.',
      ],
    },
  ],
  ['hotTub', { house: ['Spaen udenfor er varm, når I ankommer.', 'Udespaen har god udsigt og plads til seks.'] }],
  [
    'sauna',
    {
      house: [
        'Saunaen er varm på en halv time, og bruseren ude er kold.',
        'Slut dagen i saunaen, og køl af under stjernerne.',
        'Saunaen er brændefyret, og øsen hænger ved døren.',
        'Der er sauna til seks og en bænk i læ bagefter.',
      ],
      flat: ['Saunaen i kælderen kan bookes på en seddel.'],
    },
  ],
  ['canoe', { house: ['Kanoen ligger ved bredden, og der er veste til alle.', 'Kano og årer må frit bruges.'] }],
  [
    'fencedGarden',
    {
      house: [
        'Haven er hegnet hele vejen rundt, så hunden kan løbe løs.',
        'Hunden er velkommen, og haven er lukket af.',
      ],
    },
  ],
  [
    'playground',
    {
      house: [
        'Børnene har gynger, sandkasse og en hule mellem træerne.',
        'Der er gynger og en bold i skuret til dem, der ikke gider sidde stille.',
      ],
    },
  ],
  [
    'bicycles',
    {
      house: [
        'Der står cykler i skuret, også i børnestørrelser.',
        'Fire cykler med kurve er med i lejen.',
        'Cyklerne i skuret er pumpet og smurt, og kortet ligger i skuffen.',
        'Lån endelig cyklerne; bageren er en kort tur væk.',
      ],
      flat: [
        'To cykler i gården er til fri brug.',
        'Cykler følger med; nøglerne hænger ved døren.',
        'I låner vores cykler og kommer hurtigere rundt end nogen bus.',
      ],
    },
  ],
  ['evCharger', { house: ['Elbilen lades i indkørslen, mens I sover.', 'Der er ladestander til elbil ved huset.'] }],
  ['stepFree', { house: ['Alt ligger i ét plan uden trin, og badet har god plads.'] }],
  [
    'crib',
    {
      house: [
        'Barneseng og høj stol står klar, hvis I siger til.',
        'Der er barneseng og puslepude til de mindste.',
        'De mindste har både barneseng og en kasse med legetøj.',
      ],
    },
  ],
  [
    'workspace',
    {
      house: [
        'Skrivebordet står ved vinduet, og nettet er hurtigt nok til møder.',
        'Skal der arbejdes lidt, er der et bord for sig selv og godt net.',
        'Et lille arbejdsværelse med dør er der også blevet plads til.',
      ],
    },
  ],
  [
    'bedLinen',
    {
      house: [
        'Sengene er redt ved ankomst, og kaffen står fremme.',
        'Sengetøj er med, så I kan rejse let.',
        'I skal kun have tandbørsten med; sengene er redt.',
      ],
    },
  ],
  [
    'selfCheckIn',
    {
      house: [
        'Nøgleboksen gør det let at ankomme sent.',
        'I låser jer selv ind, når det passer jer.',
        'Koden til døren kommer på en besked dagen før.',
      ],
    },
  ],
  [
    'boardGames',
    {
      house: [
        'Skabet er fyldt med spil til regnvejrsdagene.',
        'Ludo, Matador og et puslespil med tusind brikker ligger i skabet.',
        'Til regnvejr er der bøger på hylden og spil i skuffen.',
      ],
    },
  ],
]
