import type { Place } from './place.ts'

/** The northern coast of Zealand and the lakes of Jutland. */
export const woods: readonly Place[] = [
  {
    town: 'Gilleleje',
    postalCode: '3250',
    region: 'Nordkysten',
    country: 'DK',
    lat: 56.118,
    lng: 12.3105,
    setting: 'coast',
    level: 118,
    streets: ['Vesterbrogade', 'Gilbjergstien', 'Fyrvejen'],
    facts: [
      [
        'Gilbjergstien følger skrænten med udsigt til Kullen, og fiskehusene ligger på havnen.',
        'The path Gilbjergstien follows the cliff with a view of Sweden, and the fish stalls are at the harbour.',
      ],
      [
        'Toget kører til Helsingør, og stranden ligger for enden af vejen.',
        'The train runs to Helsingør, and the beach is at the end of the road.',
      ],
    ],
    homes: [
      ['thatch', 'ved Gilbjerg Hoved'],
      ['lighthouse', 'ved Nakkehoved Fyr'],
      ['orangery', 'ved Smidstrup Strand'],
    ],
  },
  {
    town: 'Tisvildeleje',
    postalCode: '3220',
    region: 'Nordkysten',
    country: 'DK',
    lat: 56.0525,
    lng: 12.0825,
    setting: 'coast',
    dunes: true,
    level: 132,
    streets: ['Hovedgaden', 'Nordhusvej', 'Bakkevej'],
    facts: [
      [
        'Tisvilde Hegn er dyb skov helt ned til stranden, og Troldeskoven ligger midt i den.',
        'Tisvilde Hegn is deep forest right down to the beach, with the troll wood in the middle.',
      ],
      [
        'Byen lever langsomt: bager om morgenen, badebro ved middagstid, biograf om aftenen.',
        'Life is slow here: the baker in the morning, the jetty at noon, the cinema at night.',
      ],
    ],
    homes: [
      ['thatch', 'ved Tisvilde Hegn'],
      ['cedar', 'ved Tisvildeleje Strand'],
      ['manor', 'i skoven ved Tisvilde'],
    ],
  },
  {
    town: 'Hornbæk',
    postalCode: '3100',
    region: 'Nordkysten',
    country: 'DK',
    lat: 56.0865,
    lng: 12.456,
    setting: 'coast',
    dunes: true,
    level: 134,
    streets: ['Nordre Strandvej', 'Havnevej'],
    facts: [
      [
        'Stranden er hvid, plantagen grøn, og Kronborg er en kort togtur væk.',
        'The beach is white, the woods are green, and Kronborg castle is a short train ride away.',
      ],
      [
        'Badehotellernes tid hænger ved: parasoller, softice og lange frokoster på havnen.',
        'The age of the seaside hotels lingers: parasols, soft ice and long lunches at the harbour.',
      ],
    ],
    homes: [
      ['beach', 'ved Hornbæk Strand'],
      ['skagen', 'ved Hornbæk Plantage'],
    ],
  },
  {
    town: 'Rørvig',
    postalCode: '4581',
    region: 'Odsherred',
    country: 'DK',
    lat: 55.9455,
    lng: 11.766,
    setting: 'coast',
    dunes: true,
    level: 112,
    streets: ['Toldbodvej', 'Skærbyvej', 'Søndervangsvej'],
    facts: [
      [
        'Færgen til Hundested er den smukkeste genvej på Sjælland.',
        'The ferry to Hundested is the loveliest short cut on Zealand.',
      ],
      [
        'Flyndersø og Korshage er fredet land med heste, enebær og kig til tre farvande.',
        'Flyndersø and Korshage are protected land with horses, juniper and a view of three waters.',
      ],
    ],
    homes: [
      ['shingle', 'ved Skansehage'],
      ['sixties', 'i Rørvig Plantage'],
      ['cedar', 'ved Korshage'],
    ],
  },
  {
    town: 'Silkeborg',
    postalCode: '8600',
    region: 'Søhøjlandet',
    country: 'DK',
    lat: 56.1655,
    lng: 9.555,
    setting: 'lake',
    level: 88,
    streets: ['Åhavevej', 'Ørnsøvej', 'Sejsvej'],
    facts: [
      [
        'Gudenåen kan tages i kano, og hjuldamperen Hjejlen sejler stadig til Himmelbjerget.',
        'You can canoe on the river Gudenåen, and the paddle steamer Hjejlen still sails to Himmelbjerget.',
      ],
      [
        'Almindsø har klart vand og en gammel badeanstalt midt i skoven.',
        'Almindsø has clear water and an old bathing pavilion in the middle of the woods.',
      ],
    ],
    homes: [
      ['tent', 'ved Almindsø'],
      ['tiny', 'ved Gudenåen'],
      ['school', 'i Silkeborgskovene'],
    ],
  },
]
