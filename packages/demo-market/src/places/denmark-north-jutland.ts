import type { Place } from './place.ts'

/** Northern Jutland: dunes, light and the North Sea. */
export const northJutland: readonly Place[] = [
  {
    town: 'Skagen',
    postalCode: '9990',
    region: 'Nordjylland',
    country: 'DK',
    lat: 57.7235,
    lng: 10.5835,
    setting: 'coast',
    dunes: true,
    level: 128,
    streets: ['Fyrvej', 'Grenevej', 'Batterivej', 'Højensvej', 'Oddevej', 'Klitrosevej', 'Vesterbyvej', 'Damstedvej'],
    facts: [
      [
        'Gå ud til Grenen ved solopgang, hvor de to have mødes, og få spidsen for jer selv.',
        'Walk out to Grenen at sunrise, where the two seas meet, and have the tip to yourselves.',
      ],
      [
        'Skagens Museum, havnen og de gule huse i Østerby ligger en kort cykeltur væk.',
        'Skagens Museum, the harbour and the yellow houses of Østerby are a short bike ride away.',
      ],
      [
        'I Gammel Skagen samles hele byen på Solnedgangspladsen, når solen går i havet.',
        'In Gammel Skagen the whole town gathers at Sunset Square when the sun goes down into the sea.',
      ],
      [
        'Den Tilsandede Kirke og stierne gennem klitplantagen begynder næsten ved døren.',
        'The Sand-Buried Church and the paths through the dune plantation start almost at the door.',
      ],
      [
        'Køb friske rejer på havnen, og spis dem på kajen, mens kutterne lægger til.',
        'Buy fresh prawns at the harbour and eat them on the quay while the boats come in.',
      ],
      [
        'Råbjerg Mile og Kandestederne er oplagte til en dag med madpakke og bare tæer i sandet.',
        'The dune of Råbjerg Mile and the beach at Kandestederne make a good day out with a packed lunch and bare feet.',
      ],
    ],
    homes: [
      ['thatch', 'ved Grenen'],
      ['beach', 'ved Nordstrand'],
      ['thatch', 'i Gammel Skagen'],
      ['sixties', 'ved Skagen Klitplantage'],
      ['shingle', 'ved Sønderstrand'],
      ['cedar', 'i Højen'],
      ['thatch', 'ved Den Tilsandede Kirke'],
      ['beach', 'ved Damsted Klit'],
      ['lighthouse', 'ved Højen Fyr'],
      ['skagen', 'i Skagen Østerby'],
    ],
  },
  {
    town: 'Løkken',
    postalCode: '9480',
    region: 'Nordjylland',
    country: 'DK',
    lat: 57.3695,
    lng: 9.7195,
    setting: 'coast',
    dunes: true,
    level: 108,
    streets: ['Søndre Strandvej', 'Lyngbyvej', 'Furrebyvej', 'Klittoften', 'Badehusvej'],
    facts: [
      [
        'På stranden står de hvide badehuse på række, og fiskerne trækker stadig bådene op med spil.',
        'White bathing huts stand in a row on the beach, and the fishermen still winch their boats up the sand.',
      ],
      [
        'Rubjerg Knude Fyr, der blev flyttet væk fra skrænten på skinner, er hele turen værd.',
        'Rubjerg Knude lighthouse, moved back from the cliff edge on rails, is worth the whole trip.',
      ],
      [
        'Byens bolsjekogeri og isboderne ved torvet er faste stop med børn.',
        'The sweet factory and the ice cream parlours by the square are regular stops with children.',
      ],
      [
        'Vesterhavet ligger så tæt på, at I kan høre det fra terrassen, når vinden er i vest.',
        'The North Sea is so close that you can hear it from the terrace when the wind is in the west.',
      ],
    ],
    homes: [
      ['thatch', 'i klitterne ved Løkken'],
      ['beach', 'ved Furreby Strand'],
      ['black', 'ved Løkken Strand'],
      ['skagen', 'ved Lyngby Mølle'],
      ['cedar', 'ved Grønhøj Strand'],
      ['shingle', 'ved Nørlev Strand'],
    ],
  },
  {
    town: 'Blokhus',
    postalCode: '9492',
    region: 'Nordjylland',
    country: 'DK',
    lat: 57.25,
    lng: 9.589,
    setting: 'coast',
    dunes: true,
    level: 102,
    streets: ['Strandvejen', 'Høkervej', 'Aalborgvej', 'Ejersvej'],
    facts: [
      [
        'Den brede strand kan bære både bil og barnevogn, og på en stille dag er vandet fladt som en sø.',
        'The wide beach carries cars and prams alike, and on a still day the water is as flat as a lake.',
      ],
      [
        'Fårup Sommerland ligger inde i skoven få kilometer herfra og fylder nemt en hel dag.',
        'The amusement park Fårup Sommerland lies in the woods a few kilometres away and easily fills a day.',
      ],
      [
        'Blokhus Klitplantage har afmærkede ruter til både mountainbike og gåture.',
        'Blokhus Klitplantage has marked routes for mountain bikes and for walks.',
      ],
    ],
    homes: [
      ['black', 'ved Blokhus Klitplantage'],
      ['thatch', 'ved Blokhus Strand'],
      ['school', 'ved Hune Bæk'],
      ['beach', 'i Rødhus Klit'],
    ],
  },
  {
    town: 'Tversted',
    postalCode: '9881',
    region: 'Nordjylland',
    country: 'DK',
    lat: 57.5895,
    lng: 10.19,
    setting: 'coast',
    dunes: true,
    level: 92,
    streets: ['Tannisbugtvej', 'Østervej', 'Stranddiget'],
    facts: [
      [
        'Tannisbugten er børnevenlig med lavt vand langt ud og plads nok, også i juli.',
        'The bay of Tannisbugten suits children, with shallow water far out and plenty of room, even in July.',
      ],
      [
        'Tversted Klitplantage har bålpladser, skovsøer og stier, hvor man sjældent møder andre.',
        'Tversted Klitplantage has fire pits, woodland lakes and paths where you rarely meet a soul.',
      ],
    ],
    homes: [
      ['skagen', 'ved Tannisbugten'],
      ['sixties', 'i Tversted Klitplantage'],
    ],
  },
  {
    town: 'Klitmøller',
    postalCode: '7700',
    region: 'Thy',
    country: 'DK',
    lat: 57.0395,
    lng: 8.4845,
    setting: 'coast',
    dunes: true,
    level: 98,
    streets: ['Ørhagevej', 'Vangsåvej', 'Bavnbak', 'Søndermøllevej'],
    facts: [
      [
        'Nationalpark Thy begynder bag husene, og dyrenes spor i sandet er morgenens avis.',
        'Thy National Park begins behind the houses, and the tracks in the sand are the morning paper.',
      ],
      [
        'Cold Hawaii er her: lej bræt og våddragt på Ørhage, eller se de øvede fra molen.',
        'This is Cold Hawaii: hire a board and a wetsuit at Ørhage, or watch the experts from the pier.',
      ],
      [
        'Fiskehandleren ved landingspladsen sælger dagens fangst, så længe der er noget.',
        'The fishmonger by the landing beach sells the day’s catch for as long as it lasts.',
      ],
    ],
    homes: [
      ['beach', 'ved Ørhage'],
      ['black', 'i Nationalpark Thy'],
      ['shingle', 'ved surfstranden i Klitmøller'],
      ['thatch', 'ved Vangså Klit'],
    ],
  },
]
