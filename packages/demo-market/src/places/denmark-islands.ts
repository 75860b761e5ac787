import type { Place } from './place.ts'

/** Inner coasts and islands: market towns, half-timbering and calm water. */
export const islands: readonly Place[] = [
  {
    town: 'Marielyst',
    postalCode: '4873',
    region: 'Lolland-Falster',
    country: 'DK',
    lat: 54.6905,
    lng: 11.9625,
    setting: 'coast',
    dunes: true,
    level: 94,
    streets: ['Marielyst Strandvej', 'Bøtøvej', 'Sildestrup Øvej', 'Elkenørevej', 'Godthåbs Alle'],
    facts: [
      [
        'Stranden er fin, hvid og barnevenlig i over ti kilometer, og diget er lavet til cykelture.',
        'More than ten kilometres of fine, white, child-friendly beach, and a dyke made for cycling.',
      ],
      [
        'I Bøtøskoven går der vilde heste, og stierne er til at finde rundt på for alle.',
        'Wild horses graze in Bøtøskoven, and its paths are easy for everyone to follow.',
      ],
      [
        'Torvet i Marielyst har isbar, minigolf og bager inden for få skridt.',
        'The square in Marielyst has ice cream, mini golf and a baker within a few steps.',
      ],
      [
        'Tag til Gedser Odde og stå på Danmarks sydligste punkt, mens trækfuglene letter.',
        'Go to Gedser Odde and stand on Denmark’s southernmost point as the migrating birds take off.',
      ],
    ],
    homes: [
      ['thatch', 'ved Bøtø Strand'],
      ['beach', 'bag diget i Marielyst'],
      ['black', 'ved Sildestrup Strand'],
      ['sixties', 'ved Bøtøskoven'],
      ['shingle', 'ved Elkenøre Strand'],
      ['thatch', 'ved Marielyst Torv', 'holiday_home'],
    ],
  },
  {
    town: 'Ebeltoft',
    postalCode: '8400',
    region: 'Djursland',
    country: 'DK',
    lat: 56.1985,
    lng: 10.6845,
    setting: 'coast',
    level: 100,
    streets: ['Adelgade', 'Nørre Allé', 'Egsmarkvej', 'Dråbyvej', 'Øerkrogen', 'Strandgårdshøj'],
    facts: [
      [
        'Fregatten Jylland og Glasmuseet ligger ved havnen, og Adelgade er brosten hele vejen.',
        'The frigate Jylland and the Glass Museum are by the harbour, and Adelgade is cobbled all the way.',
      ],
      [
        'Mols Bjerge har udsigt over tre bugter og vandreruter til både korte og lange ben.',
        'Mols Bjerge has views over three bays and trails for long legs and short ones.',
      ],
      [
        'Vandet i Ebeltoft Vig er roligt, lavt og blandt landets bedste til børn og paddleboard.',
        'The water in Ebeltoft Vig is calm, shallow and among the best in the country for children and paddleboards.',
      ],
      [
        'Byens lille rådhus er så skævt og pænt, at de fleste går forbi to gange.',
        'The tiny old town hall is so crooked and so pretty that most people walk past it twice.',
      ],
    ],
    homes: [
      ['timber', 'i Ebeltofts gamle bydel', 'private_home'],
      ['pond', 'ved Ebeltoft Vig'],
      ['school', 'i Mols Bjerge'],
      ['beach', 'ved Dråby Strand'],
      ['timber', 'på Adelgade', 'apartment'],
      ['cedar', 'ved Egsmark Strand'],
      ['farm', 'ved Boeslum Bakker'],
    ],
  },
  {
    town: 'Samsø',
    postalCode: '8305',
    region: 'Samsø',
    country: 'DK',
    lat: 55.9635,
    lng: 10.5505,
    setting: 'coast',
    level: 96,
    streets: ['Hovedgaden', 'Maarup Havnevej', 'Søgade', 'Issehoved'],
    facts: [
      [
        'Boder med nye kartofler, jordbær og honning står langs vejen, og man betaler i en dåse.',
        'Stalls with new potatoes, strawberries and honey line the road, and you pay into a tin.',
      ],
      [
        'Nordby er bygget om sit gadekær, og Ballebjerg bag byen giver udsigt over hele øen.',
        'Nordby is built around its pond, and Ballebjerg behind the village looks out over the whole island.',
      ],
      [
        'Labyrinten, legepladsen på havnen og øens cykelruter holder børnene i gang.',
        'The maze, the playground at the harbour and the island’s cycle routes keep the children busy.',
      ],
    ],
    homes: [
      ['timber', 'i Nordby på Samsø', 'private_home'],
      ['farm', 'ved Mårup Havn'],
      ['beach', 'ved Sælvig Bugt'],
    ],
  },
]
