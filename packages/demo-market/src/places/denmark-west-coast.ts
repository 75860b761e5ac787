import type { Place } from './place.ts'

/** The west coast from Blåvand to Rømø. */
export const westCoast: readonly Place[] = [
  {
    town: 'Blåvand',
    postalCode: '6857',
    region: 'Sydvestjylland',
    country: 'DK',
    lat: 55.5605,
    lng: 8.138,
    setting: 'coast',
    dunes: true,
    level: 112,
    streets: ['Blåvandvej', 'Fyrvej', 'Hvidbjerg Strandvej', 'Klitvangen', 'Ho Klitvej', 'Vejers Havvej'],
    facts: [
      [
        'Blåvandshuk Fyr står på Danmarks vestligste punkt, og udsigten er alle trinene værd.',
        'Blåvandshuk lighthouse stands on Denmark’s westernmost point, and the view is worth every step.',
      ],
      [
        'Ved Tirpitz kan I gå ned i bunkeren og komme ud klogere på Vestkystens historie.',
        'At Tirpitz you can go down into the bunker and come out wiser about the history of the west coast.',
      ],
      [
        'Muldyrene af bunkerbeton på stranden er egnens mest fotograferede dyr.',
        'The mules made of bunker concrete are the most photographed animals for miles around.',
      ],
      [
        'Hovedgaden har bager, røgeri og isbar, så bilen kan blive holdende hele ugen.',
        'The main street has a baker, a smokehouse and an ice cream bar, so the car can stay put all week.',
      ],
      [
        'I Ho Bugt kan I samle østers med en guide og spise dem på stedet.',
        'In Ho Bugt you can gather oysters with a guide and eat them on the spot.',
      ],
    ],
    homes: [
      ['lighthouse', 'ved Blåvandshuk Fyr'],
      ['black', 'ved Hvidbjerg Strand'],
      ['beach', 'i klitterne ved Blåvand'],
      ['thatch', 'ved Ho Bugt'],
      ['sixties', 'i Blåvand Klitplantage'],
      ['black', 'ved Tirpitz'],
      ['shingle', 'ved Vejers Strand'],
      ['school', 'i Oksby'],
    ],
  },
  {
    town: 'Henne Strand',
    postalCode: '6854',
    region: 'Sydvestjylland',
    country: 'DK',
    lat: 55.7375,
    lng: 8.1885,
    setting: 'coast',
    dunes: true,
    level: 106,
    streets: ['Strandvejen', 'Klintevej', 'Porsevej', 'Lyngbos Ager'],
    facts: [
      [
        'Filsø er genskabt som en af landets største søer, og havørnen bor her året rundt.',
        'Filsø has been restored as one of the country’s largest lakes, and sea eagles live here all year.',
      ],
      [
        'Blåbjerg Plantage har de krogede ege, der kaldes troldeskoven, og en klittop med udsigt til havet.',
        'Blåbjerg plantation has the gnarled oaks known as the troll wood, and a dune top with a view of the sea.',
      ],
      [
        'Der er hverken strandpromenade eller støj her, bare klit, lyng og fem minutter til vandet.',
        'No promenade and no noise here: only dunes, heather and five minutes to the water.',
      ],
    ],
    homes: [
      ['sixties', 'ved Blåbjerg Klitplantage'],
      ['thatch', 'ved Henne Strand'],
      ['black', 'ved Filsø'],
      ['shingle', 'ved Houstrup Strand'],
    ],
  },
  {
    town: 'Hvide Sande',
    postalCode: '6960',
    region: 'Vestjylland',
    country: 'DK',
    lat: 56.0045,
    lng: 8.1275,
    setting: 'coast',
    dunes: true,
    level: 100,
    streets: ['Sønder Klitvej', 'Gytjevej', 'Søgårdevej', 'Nørre Klit'],
    facts: [
      [
        'Fra klitten ser I Vesterhavet til den ene side og Ringkøbing Fjord til den anden.',
        'From the dune you see the North Sea on one side and Ringkøbing Fjord on the other.',
      ],
      [
        'Fiskeauktionen på havnen kan opleves om sommeren, og røgede rejer smager bedst på kajen.',
        'You can watch the fish auction at the harbour in summer, and smoked prawns taste best on the quay.',
      ],
      [
        'Fjorden er lavvandet og god at lære at windsurfe på.',
        'The fjord is shallow and a good place to learn to windsurf.',
      ],
    ],
    homes: [
      ['thatch', 'på Holmsland Klit'],
      ['beach', 'ved Bjerregård Strand'],
      ['black', 'ved Ringkøbing Fjord'],
      ['shingle', 'ved Årgab'],
    ],
  },
  {
    town: 'Søndervig',
    postalCode: '6950',
    region: 'Vestjylland',
    country: 'DK',
    lat: 56.118,
    lng: 8.1215,
    setting: 'coast',
    dunes: true,
    level: 104,
    streets: ['Badevej', 'Lodbergsvej', 'Houvig Klitvej', 'Solvej'],
    facts: [
      [
        'Sandskulpturfestivalen fylder byen fra maj til efteråret og er ny hvert år.',
        'The sand sculpture festival fills the town from May to autumn and is new every year.',
      ],
      [
        'Lyngvig Fyr nord for Hvide Sande har åbent det meste af året og kaffe i bunden.',
        'Lyngvig lighthouse, north of Hvide Sande, is open most of the year and serves coffee at the bottom.',
      ],
      [
        'Stranden ved Houvig gemmer på bunkere, rav og lange stræk helt uden mennesker.',
        'The beach at Houvig hides bunkers, amber and long stretches without a single person.',
      ],
    ],
    homes: [
      ['thatch', 'ved Houvig Strand'],
      ['skagen', 'ved Søndervig Strand'],
      ['beach', 'ved Lodbjerg Hede'],
      ['lighthouse', 'ved Lyngvig Fyr'],
    ],
  },
]
