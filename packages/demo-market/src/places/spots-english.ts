/** Translations of spots with Danish words. */
const worded: Readonly<Record<string, string>> = {
  'i klitterne ved Løkken': 'in the dunes by Løkken',
  'ved surfstranden i Klitmøller': 'by the surfing beach in Klitmøller',
  'i klitterne ved Blåvand': 'in the dunes by Blåvand',
  'ved Sønderstrand på Rømø': 'by Sønderstrand on Rømø',
  'bag diget i Marielyst': 'behind the dyke in Marielyst',
  'i Ebeltofts gamle bydel': 'in the old town of Ebeltoft',
  'i Nordby på Samsø': 'in Nordby on Samsø',
  'ved torvet i Ærøskøbing': 'on the square in Ærøskøbing',
  'ved Vesterstrand på Ærø': 'by Vesterstrand on Ærø',
  'i skipperbyen Marstal': 'in the skippers’ town of Marstal',
  'ved havnen i Svendborg': 'by the harbour in Svendborg',
  'ved klokketårnet i Faaborg': 'by the bell tower in Faaborg',
  'i Rudkøbings gader': 'in the streets of Rudkøbing',
  'ved havnen i Gudhjem': 'by the harbour in Gudhjem',
  'i fyrreskoven på Dueodde': 'in the pines of Dueodde',
  'ved kanalen på Christianshavn': 'by the canal in Christianshavn',
  'i Dragørs gamle by': 'in the old town of Dragør',
  'i skoven ved Tisvilde': 'in the woods by Tisvilde',
  'på Solsiden i Hemsedal': 'on the sunny side of Hemsedal',
  'med udsigt over Hemsedal': 'with a view over Hemsedal',
  'under nordlyset i Tromsø': 'under the northern lights in Tromsø',
  'i frugthaverne ved Balestrand': 'in the orchards of Balestrand',
  'ved Bryggen i Bergen': 'by Bryggen in Bergen',
  'ved Hellvik på Nesodden': 'by Hellvik on Nesodden',
  'inden for ringmuren i Visby': 'within the walls of Visby',
  'på klipperne ved Kungshamn': 'on the rocks by Kungshamn',
  'i Simrishamns gamle by': 'in the old town of Simrishamn',
  'i Smålands skove': 'in the woods of Småland',
  'tæt på Astrid Lindgrens Värld': 'near Astrid Lindgren’s World',
  'ved søen Åsnen': 'by Lake Åsnen',
  'i æbledalen ved Urshult': 'in the apple valley by Urshult',
  'i Tällberg by': 'in the village of Tällberg',
  'i skoven ved Leksand': 'in the woods by Leksand',
  'ved Vasaloppets spor': 'by the Vasaloppet tracks',
  'ved Levis pister': 'by the slopes of Levi',
  'under nordlyset på Levi': 'under the northern lights in Levi',
  'ved polarcirklen': 'by the Arctic Circle',
  'i Åbo skærgård': 'in the Turku archipelago',
  'på en ø i Saimaa': 'on an island in Saimaa',
  'med udsigt til Reynisdrangar': 'with a view of Reynisdrangar',
  'ved Den Tilsandede Kirke': 'by the Sand-Buried Church',
  'i Nationalpark Thy': 'in Thy National Park',
  'ved Søerne': 'by the Lakes',
  'ved Kødbyen': 'by the old meat market',
  'i Latinerkvarteret': 'in the Latin Quarter',
  'i Designkvarteret': 'in the Design District',
  'i H.C. Andersen Kvarteret': 'in the H.C. Andersen Quarter',
  'ved Marselisborgskoven': 'by the Marselisborg woods',
  'i Silkeborgskovene': 'in the Silkeborg woods',
  'ved Limfjorden': 'by the Limfjord',
  'ved Gudenåen': 'by the river Gudenå',
  'ved Bøtøskoven': 'by the woods of Bøtø',
  'ved Aarhus Å': 'by the river in Aarhus',
  'ved Odense Å': 'by the river in Odense',
  'ved Ribe Å': 'by the river in Ribe',
  'ved Porvoo Å': 'by the river in Porvoo',
  'ved Hemsedal Skisenter': 'by the Hemsedal ski centre',
  'ved Gamle Stavanger': 'in old Stavanger',
  'i Gamle Porvoo': 'in Old Porvoo',
  'ved Den Gamle Havn': 'by the Old Harbour',
  'i Fjellandsbyen': 'in the mountain village',
  'ved Marielyst Torv': 'by the square in Marielyst',
  'i Gammel Skagen': 'in Old Skagen',
  'på Fageråsen': 'at Fageråsen',
  'på Tottberget': 'on Tottberget',
  'på Adelgade': 'on Adelgade',
  'på Islands Brygge': 'on Islands Brygge',
  'på Holmsland Klit': 'on Holmsland Klit',
}

/** Quarters of a town, where Danish 'på' is 'in'; elsewhere it is 'on'. */
const quarters = /^på (Nørrebro|Vesterbro|Trøjborg|Nordnes|Grünerløkka|Frogner|Södermalm)$/
/** Names by the water or of lighthouses, which take 'by'; others take 'near'. */
const beside =
  /([Ss]trand|Grenen|Bugt|bugten|Vig|Havn|havn|Fjord|fjord|[Ff]jorden|fjärden|fjörður|Fyr|lighthouse|Siljan|Saimaa|sjön|sø|vatn|järvi|joki|elva|Krön|Bæk|Sund|sund|Vågen|Sand|bryggan|Brygge|Hale|Odde|Ørhage|fjara)$/

const words: readonly (readonly [RegExp, string])[] = [
  [/ Fyr$/, ' lighthouse'],
  [/ Havn$/, ' harbour'],
  [/ Domkirke$/, ' cathedral'],
  [/ Kirke$/, ' church'],
  [/ Slot$/, ' castle'],
]

/** A spot as in an English title. */
export const spotInEnglish = (spot: string): string => {
  const known = worded[spot]
  if (known !== undefined) return known
  const [preposition = '', ...name] = spot.split(' ')
  const place = words.reduce((text, [danish, english]) => text.replace(danish, english), name.join(' '))
  if (preposition === 'i' || quarters.test(spot)) return `in ${place}`
  if (preposition === 'på') return `on ${place}`
  if (preposition === 'under') return `below ${place}`
  return `${beside.test(spot) ? 'by' : 'near'} ${place}`
}
