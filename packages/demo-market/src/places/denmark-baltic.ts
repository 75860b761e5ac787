import type { Place } from './place.ts'

/** Bornholm and Møn: rocks and chalk. */
export const baltic: readonly Place[] = [
  {
    town: 'Gudhjem',
    postalCode: '3760',
    region: 'Bornholm',
    country: 'DK',
    lat: 55.2095,
    lng: 14.9685,
    setting: 'coast',
    level: 112,
    streets: ['Brøddegade', 'Ejnar Mikkelsens Vej', 'Melstedvej', 'Nørresand'],
    facts: [
      [
        'Røgeriet på havnen serverer Sol over Gudhjem med udsigt til Ertholmene.',
        'The smokehouse at the harbour serves smoked herring with egg yolk and a view of Ertholmene.',
      ],
      [
        'Helligdomsklipperne og Bornholms Kunstmuseum nås til fods ad redningsstien.',
        'The cliffs of Helligdomsklipperne and Bornholm’s art museum are a walk away along the coast path.',
      ],
      [
        'Byen går op og ned mellem figentræer og røde tage, så tag gode sko med.',
        'The town goes up and down between fig trees and red roofs, so bring good shoes.',
      ],
    ],
    homes: [
      ['timber', 'i Gudhjem', 'private_home'],
      ['pond', 'ved Melsted Strand'],
      ['quay', 'ved havnen i Gudhjem', 'apartment'],
      ['cedar', 'ved Helligdomsklipperne'],
    ],
  },
  {
    town: 'Svaneke',
    postalCode: '3740',
    region: 'Bornholm',
    country: 'DK',
    lat: 55.134,
    lng: 15.139,
    setting: 'coast',
    level: 108,
    streets: ['Storegade', 'Postgade', 'Vestergade'],
    facts: [
      [
        'Bolsjer, bryghus og chokolade ligger om torvet, og børnene kan se dem blive lavet.',
        'Sweets, a brewery and chocolate surround the square, and children can watch it all being made.',
      ],
      [
        'Morgenbadet på Hullehavn er klipper, dybt vand og en bænk i solen bagefter.',
        'A morning swim at Hullehavn means rocks, deep water and a sunny bench afterwards.',
      ],
    ],
    homes: [
      ['timber', 'i Svaneke', 'private_home'],
      ['timber', 'ved Hullehavn', 'holiday_home'],
      ['farm', 'ved Frenne Odde'],
    ],
  },
  {
    town: 'Dueodde',
    postalCode: '3730',
    region: 'Bornholm',
    country: 'DK',
    lat: 54.9995,
    lng: 15.0805,
    setting: 'coast',
    level: 104,
    streets: ['Fyrvejen', 'Strandmarksvejen', 'Duegårdsvej'],
    facts: [
      [
        'Sandet på Dueodde er så fint, at det engang blev brugt i timeglas.',
        'The sand of Dueodde is so fine that it used to be put in hourglasses.',
      ],
      [
        'Gå gennem fyrreskoven til fyret, og bliv liggende i klitterne til aften.',
        'Walk through the pines to the lighthouse, and stay in the dunes until evening.',
      ],
    ],
    homes: [
      ['beach', 'ved Dueodde Strand'],
      ['sixties', 'i fyrreskoven på Dueodde'],
      ['lighthouse', 'ved Dueodde Fyr'],
    ],
  },
  {
    town: 'Allinge',
    postalCode: '3770',
    region: 'Bornholm',
    country: 'DK',
    lat: 55.2745,
    lng: 14.7985,
    setting: 'coast',
    level: 106,
    streets: ['Kirkegade', 'Strandvejen', 'Sandvigvej'],
    facts: [
      [
        'Hammershus ligger på klippen over havet og er størst tidligt om morgenen.',
        'The ruin of Hammershus stands on the rock above the sea and is at its grandest early in the morning.',
      ],
      [
        'Opalsøen har svævebane og turkisblåt vand, og stien rundt om Hammerknuden tager en formiddag.',
        'The lake Opalsøen has a zip line and turquoise water, and the path round Hammerknuden takes a morning.',
      ],
    ],
    homes: [
      ['timber', 'i Allinge', 'private_home'],
      ['black', 'ved Hammershus'],
    ],
  },
  {
    town: 'Møn',
    postalCode: '4791',
    region: 'Møn',
    country: 'DK',
    lat: 54.9605,
    lng: 12.4655,
    setting: 'coast',
    level: 98,
    streets: ['Klintholm Havnevej', 'Klintevej', 'Busenevej'],
    facts: [
      [
        'Trapperne ned ad Møns Klint tæller flere hundrede trin og ender mellem kridt og forsteninger.',
        'The steps down Møns Klint run into the hundreds and end among chalk and fossils.',
      ],
      [
        'Møn er udpeget som mørkt område, og på klare nætter ses Mælkevejen fra terrassen.',
        'Møn is a dark sky area, and on clear nights you see the Milky Way from the terrace.',
      ],
    ],
    homes: [
      ['farm', 'ved Klintholm Havn'],
      ['orangery', 'ved Møns Klint'],
    ],
  },
]
