import type { Place } from './place.ts'

/** Finland: saunas by lakes, Lapland's fells and the archipelago. */
export const finland: readonly Place[] = [
  {
    town: 'Levi',
    postalCode: '99130',
    region: 'Lapland',
    country: 'FI',
    lat: 67.8035,
    lng: 24.8105,
    setting: 'mountain',
    level: 134,
    streets: ['Rakkavaarantie', 'Hissitie', 'Utsuntie', 'Leviraitti'],
    facts: [
      [
        'Pisterne på Levi er oplyst, når solen ikke står op, og nordlyset ses fra terrassen.',
        'The slopes of Levi are lit when the sun does not rise, and you can see the northern lights from the terrace.',
      ],
      [
        'Husky- og rensdyrture starter i dalen, og langrendssporene går lige forbi.',
        'Husky and reindeer rides start in the valley, and the cross-country tracks pass right by.',
      ],
      [
        'I september står hele fjeldet i ruska-farver, og tyttebærrene kan plukkes ved døren.',
        'In September the whole fell turns red and gold, and lingonberries grow at the door.',
      ],
    ],
    homes: [
      ['aframe', 'ved Levis pister'],
      ['log', 'under nordlyset på Levi'],
      ['cabin', 'ved Immeljärvi'],
      ['aframe', 'i Utsuvaara'],
      ['ochre', 'ved Ounasjoki'],
    ],
  },
  {
    town: 'Rovaniemi',
    postalCode: '96100',
    region: 'Lapland',
    country: 'FI',
    lat: 66.5055,
    lng: 25.721,
    setting: 'forest',
    level: 118,
    streets: ['Joulumaantie', 'Ounasvaarantie'],
    facts: [
      [
        'Julemandens postkontor ligger på polarcirklen, og Arktikum fortæller resten af historien.',
        'Santa’s post office is on the Arctic Circle, and Arktikum tells the rest of the story.',
      ],
      [
        'Stierne på Ounasvaara er lette at gå, også med snesko og børn.',
        'The trails on Ounasvaara are easy walking, also with snowshoes and children.',
      ],
    ],
    homes: [
      ['log', 'ved polarcirklen'],
      ['ochre', 'ved Kemijoki'],
    ],
  },
  {
    town: 'Helsinki',
    postalCode: '00170',
    region: 'Nyland',
    country: 'FI',
    lat: 60.1735,
    lng: 24.9515,
    setting: 'city',
    level: 104,
    streets: ['Liisankatu', 'Mariankatu', 'Huvilakatu', 'Vaasankatu'],
    facts: [
      [
        'Löyly, Allas og de gamle brændefyrede saunaer i Kallio er byens bedste selskab.',
        'Löyly, Allas and the old wood-fired saunas of Kallio are the best company in town.',
      ],
      [
        'Oodi, Designmuseet og markedet i Hakaniemi nås på en formiddag med sporvogn.',
        'Oodi, the Design Museum and the market in Hakaniemi make a morning by tram.',
      ],
      [
        'Færgen til Sveaborg tager et kvarter, så pak en madkurv.',
        'The ferry to the sea fortress takes a quarter of an hour, so pack a picnic.',
      ],
    ],
    homes: [
      ['canal', 'i Kruununhaka', 'apartment'],
      ['block', 'i Designkvarteret', 'apartment'],
      ['canal', 'i Kallio', 'room'],
      ['skerry', 'på Lauttasaari', 'villa'],
    ],
  },
  {
    town: 'Nauvo',
    postalCode: '21660',
    region: 'Åbo skærgård',
    country: 'FI',
    lat: 60.193,
    lng: 21.912,
    setting: 'lake',
    level: 100,
    streets: ['Nauvon Rantatie', 'Biskopsintie', 'Kirjaistentie'],
    facts: [
      [
        'Skærgårdsvejen forbinder øerne med gule færger, og cyklen er den bedste måde at se dem på.',
        'The archipelago road joins the islands with yellow ferries, and a bike is the best way to see them.',
      ],
      [
        'Gæstehavnen har fiskerøgeri, stenkirke og is, og resten er klipper, fyr og vand.',
        'The guest harbour has a smokehouse, a stone church and ice cream; the rest is rock, pine and water.',
      ],
      [
        'Om vinteren fryser sundet til, og så kan man løbe langskøjter mellem holmene.',
        'In winter the sound freezes over, and you can skate between the islets.',
      ],
    ],
    homes: [
      ['cabin', 'i Åbo skærgård'],
      ['quay', 'ved Nauvo Havn'],
      ['skerry', 'på Kirjainen'],
    ],
  },
  {
    town: 'Savonlinna',
    postalCode: '57130',
    region: 'Saimaa',
    country: 'FI',
    lat: 61.8665,
    lng: 28.871,
    setting: 'lake',
    level: 92,
    streets: ['Linnankatu', 'Rantatie'],
    facts: [
      [
        'Saimaasælen viser sig på varme sten i maj, og Olavinlinna spiller opera i juli.',
        'The Saimaa seal shows itself on warm rocks in May, and Olavinlinna castle stages opera in July.',
      ],
      [
        'Dampbådene lægger til ved torvet, hvor muikku steges i smør.',
        'The steamers dock at the market square, where little vendace are fried in butter.',
      ],
    ],
    homes: [
      ['tiny', 'ved Saimaa'],
      ['tent', 'på en ø i Saimaa'],
    ],
  },
  {
    town: 'Porvoo',
    postalCode: '06100',
    region: 'Nyland',
    country: 'FI',
    lat: 60.3955,
    lng: 25.66,
    setting: 'town',
    level: 94,
    streets: ['Jokikatu', 'Välikatu'],
    facts: [
      [
        'De røde pakhuse ved åen og domkirken på bakken er Finlands kæreste postkort.',
        'The red warehouses by the river and the cathedral on the hill are Finland’s favourite postcard.',
      ],
      [
        'Chokoladefabrikken og Runebergs kager gør det let at blive lidt længere.',
        'The chocolate factory and Runeberg’s cakes make it easy to stay a little longer.',
      ],
    ],
    homes: [
      ['yellow', 'i Gamle Porvoo', 'private_home'],
      ['manor', 'ved Porvoo Å'],
    ],
  },
]
