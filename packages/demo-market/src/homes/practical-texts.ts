import type { Amenity } from '@nordbo/contracts'
import type { Bilingual } from '../core/bilingual.ts'

/** Words of descriptions and the amenity that they promise. */
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

/** Amenities that a Danish text promises. */
export const impliedAmenities = (text: string): Amenity[] =>
  promises.filter(([words]) => words.test(text)).map(([, amenity]) => amenity)

interface Useful {
  house: readonly Bilingual[]
  /** Texts for flats and rooms, if they differ. */
  flat?: readonly Bilingual[]
}

/** Last sentences of descriptions by amenity, in order of preference. */
export const practicalTexts: readonly (readonly [Amenity, Useful])[] = [
  [
    'indoorPool',
    { house: [['Poolen indendørs holder 28 grader året rundt.', 'The indoor pool is kept at 28 degrees all year.']] },
  ],
  [
    'wildernessBath',
    {
      house: [
        [
          'Vildmarksbadet fyres op med brænde, og stjernerne følger med.',
          'The outdoor bath is heated with wood, and the stars come with it.',
        ],
        [
          'Vildmarksbadet står bag huset med brænde til to aftener.',
          'The wood-fired bath stands behind the house with firewood for two evenings.',
        ],
      ],
    },
  ],
  [
    'hotTub',
    {
      house: [
        ['Spaen udenfor er varm, når I ankommer.', 'The hot tub outside is warm when you arrive.'],
        ['Udespaen har god udsigt og plads til seks.', 'The hot tub has a good view and seats six.'],
      ],
    },
  ],
  [
    'sauna',
    {
      house: [
        [
          'Saunaen er varm på en halv time, og bruseren ude er kold.',
          'The sauna is hot in half an hour, and the shower outside is cold.',
        ],
        ['Slut dagen i saunaen, og køl af under stjernerne.', 'End the day in the sauna and cool off under the stars.'],
        [
          'Saunaen er brændefyret, og øsen hænger ved døren.',
          'The sauna is wood-fired, and the ladle hangs by the door.',
        ],
        [
          'Der er sauna til seks og en bænk i læ bagefter.',
          'There is a sauna for six and a sheltered bench for afterwards.',
        ],
      ],
      flat: [
        ['Saunaen i kælderen kan bookes på en seddel.', 'The sauna in the basement is booked on the list by the door.'],
      ],
    },
  ],
  [
    'canoe',
    {
      house: [
        [
          'Kanoen ligger ved bredden, og der er veste til alle.',
          'The canoe lies on the shore, and there are life jackets for everyone.',
        ],
        ['Kano og årer må frit bruges.', 'The canoe and paddles are yours to use.'],
      ],
    },
  ],
  [
    'fencedGarden',
    {
      house: [
        [
          'Haven er hegnet hele vejen rundt, så hunden kan løbe løs.',
          'The garden is fenced all the way round, so the dog can run free.',
        ],
        ['Hunden er velkommen, og haven er lukket af.', 'Dogs are welcome, and the garden is enclosed.'],
      ],
    },
  ],
  [
    'playground',
    {
      house: [
        [
          'Børnene har gynger, sandkasse og en hule mellem træerne.',
          'Children have swings, a sandpit and a den among the trees.',
        ],
        [
          'Der er gynger og en bold i skuret til dem, der ikke gider sidde stille.',
          'There are swings, and a ball in the shed for those who cannot sit still.',
        ],
      ],
    },
  ],
  [
    'bicycles',
    {
      house: [
        [
          'Der står cykler i skuret, også i børnestørrelser.',
          'There are bicycles in the shed, in children’s sizes too.',
        ],
        ['Fire cykler med kurve er med i lejen.', 'Four bicycles with baskets are included.'],
        [
          'Cyklerne i skuret er pumpet og smurt, og kortet ligger i skuffen.',
          'The bicycles in the shed are pumped and oiled, and the map is in the drawer.',
        ],
        [
          'Lån endelig cyklerne; bageren er en kort tur væk.',
          'Do borrow the bicycles; the baker is a short ride away.',
        ],
      ],
      flat: [
        ['To cykler i gården er til fri brug.', 'Two bicycles in the courtyard are yours to use.'],
        ['Cykler følger med; nøglerne hænger ved døren.', 'Bicycles are included; the keys hang by the door.'],
        [
          'I låner vores cykler og kommer hurtigere rundt end nogen bus.',
          'Borrow our bicycles and get around faster than any bus.',
        ],
      ],
    },
  ],
  [
    'evCharger',
    {
      house: [
        ['Elbilen lades i indkørslen, mens I sover.', 'Your electric car charges in the drive while you sleep.'],
        ['Der er ladestander til elbil ved huset.', 'There is a car charger by the house.'],
      ],
    },
  ],
  [
    'stepFree',
    {
      house: [
        [
          'Alt ligger i ét plan uden trin, og badet har god plads.',
          'Everything is on one level without steps, and the bathroom is roomy.',
        ],
      ],
    },
  ],
  [
    'crib',
    {
      house: [
        ['Barneseng og høj stol står klar, hvis I siger til.', 'A cot and a high chair are ready if you tell us.'],
        ['Der er barneseng og puslepude til de mindste.', 'There is a cot and a changing mat for little ones.'],
        ['De mindste har både barneseng og en kasse med legetøj.', 'Little ones have a cot and a box of toys.'],
      ],
    },
  ],
  [
    'workspace',
    {
      house: [
        [
          'Skrivebordet står ved vinduet, og nettet er hurtigt nok til møder.',
          'The desk is by the window, and the internet is fast enough for meetings.',
        ],
        [
          'Skal der arbejdes lidt, er der et bord for sig selv og godt net.',
          'If you have to work a little, there is a desk apart and good internet.',
        ],
        ['Et lille arbejdsværelse med dør er der også blevet plads til.', 'There is even a small study with a door.'],
      ],
    },
  ],
  [
    'bedLinen',
    {
      house: [
        [
          'Sengene er redt ved ankomst, og kaffen står fremme.',
          'The beds are made when you arrive, and the coffee is out.',
        ],
        ['Sengetøj er med, så I kan rejse let.', 'Bed linen is included, so you can travel light.'],
        ['I skal kun have tandbørsten med; sengene er redt.', 'Bring only your toothbrush; the beds are made.'],
      ],
    },
  ],
  [
    'selfCheckIn',
    {
      house: [
        ['Nøgleboksen gør det let at ankomme sent.', 'The key box makes a late arrival easy.'],
        ['I låser jer selv ind, når det passer jer.', 'You let yourselves in whenever it suits you.'],
        ['Koden til døren kommer på en besked dagen før.', 'The code for the door comes in a message the day before.'],
      ],
    },
  ],
  [
    'boardGames',
    {
      house: [
        ['Skabet er fyldt med spil til regnvejrsdagene.', 'The cupboard is full of games for rainy days.'],
        [
          'Ludo, Matador og et puslespil med tusind brikker ligger i skabet.',
          'There are board games and a thousand-piece jigsaw in the cupboard.',
        ],
        [
          'Til regnvejr er der bøger på hylden og spil i skuffen.',
          'For rainy days there are books on the shelf and games in the drawer.',
        ],
      ],
    },
  ],
]
