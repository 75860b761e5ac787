import type { Country, MapBox } from '@nordbo/contracts'

/** A place that people know whether or not a home lies there. */
export interface KnownPlace {
  name: string
  country: Country
  lat: number
  lng: number
}

/** Countries as a map shows them, by their Danish names. */
export const countries = {
  DK: { name: 'Danmark', lat: 56.0, lng: 10.5, bbox: { west: 8.0, south: 54.5, east: 15.2, north: 57.8 } },
  NO: { name: 'Norge', lat: 61.5, lng: 9.0, bbox: { west: 4.5, south: 57.9, east: 31.2, north: 71.2 } },
  SE: { name: 'Sverige', lat: 60.0, lng: 15.0, bbox: { west: 10.9, south: 55.3, east: 24.2, north: 69.1 } },
  FI: { name: 'Finland', lat: 62.5, lng: 26.0, bbox: { west: 19.4, south: 59.7, east: 31.6, north: 70.1 } },
  IS: { name: 'Island', lat: 64.9, lng: -18.6, bbox: { west: -24.6, south: 63.3, east: -13.4, north: 66.6 } },
} as const satisfies Record<Country, { name: string; lat: number; lng: number; bbox: MapBox }>

const inCountry = (
  country: Country,
  places: readonly (readonly [name: string, lat: number, lng: number])[],
): KnownPlace[] => places.map(([name, lat, lng]) => ({ name, country, lat, lng }))

/** Towns that guests look for, the best known first. */
export const gazetteer: readonly KnownPlace[] = [
  ...inCountry('DK', [
    ['København', 55.676, 12.568],
    ['Aarhus', 56.157, 10.211],
    ['Odense', 55.396, 10.389],
    ['Aalborg', 57.048, 9.919],
    ['Skagen', 57.721, 10.584],
    ['Esbjerg', 55.467, 8.452],
    ['Blåvand', 55.561, 8.138],
    ['Løkken', 57.371, 9.714],
    ['Hvide Sande', 56.001, 8.129],
    ['Søndervig', 56.117, 8.115],
    ['Henne Strand', 55.738, 8.189],
    ['Ebeltoft', 56.194, 10.681],
    ['Grenaa', 56.415, 10.877],
    ['Rønne', 55.101, 14.706],
    ['Gudhjem', 55.21, 14.969],
    ['Svendborg', 55.06, 10.608],
    ['Ærøskøbing', 54.889, 10.411],
    ['Marielyst', 54.69, 11.963],
    ['Helsingør', 56.036, 12.614],
    ['Gilleleje', 56.118, 12.311],
    ['Roskilde', 55.642, 12.08],
    ['Ribe', 55.328, 8.762],
    ['Kolding', 55.491, 9.472],
    ['Vejle', 55.711, 9.536],
    ['Horsens', 55.861, 9.85],
    ['Randers', 56.461, 10.036],
    ['Viborg', 56.453, 9.402],
    ['Silkeborg', 56.17, 9.545],
    ['Frederikshavn', 57.441, 10.537],
    ['Sæby', 57.332, 10.523],
    ['Hirtshals', 57.588, 9.96],
    ['Thisted', 56.955, 8.694],
    ['Klitmøller', 57.04, 8.489],
    ['Ringkøbing', 56.09, 8.244],
    ['Billund', 55.731, 9.113],
    ['Sønderborg', 54.909, 9.789],
    ['Tønder', 54.933, 8.867],
    ['Nykøbing Sjælland', 55.925, 11.671],
    ['Tisvildeleje', 56.053, 12.082],
    ['Hornbæk', 56.09, 12.457],
    ['Nexø', 55.061, 15.131],
    ['Faaborg', 55.095, 10.242],
    ['Kerteminde', 55.449, 10.658],
    ['Rudkøbing', 54.937, 10.71],
  ]),
  ...inCountry('NO', [
    ['Oslo', 59.913, 10.752],
    ['Bergen', 60.393, 5.324],
    ['Trondheim', 63.431, 10.395],
    ['Stavanger', 58.97, 5.733],
    ['Kristiansand', 58.147, 7.996],
    ['Tromsø', 69.649, 18.955],
    ['Ålesund', 62.472, 6.155],
    ['Lillehammer', 61.115, 10.466],
    ['Trysil', 61.315, 12.263],
    ['Geilo', 60.534, 8.206],
    ['Hemsedal', 60.863, 8.552],
    ['Svolvær', 68.234, 14.568],
  ]),
  ...inCountry('SE', [
    ['Stockholm', 59.329, 18.069],
    ['Göteborg', 57.709, 11.975],
    ['Malmö', 55.605, 13.004],
    ['Uppsala', 59.859, 17.639],
    ['Visby', 57.638, 18.296],
    ['Kalmar', 56.664, 16.357],
    ['Åre', 63.399, 13.082],
    ['Sälen', 61.157, 13.264],
    ['Kiruna', 67.856, 20.225],
    ['Helsingborg', 56.046, 12.695],
  ]),
  ...inCountry('FI', [
    ['Helsinki', 60.17, 24.938],
    ['Turku', 60.452, 22.267],
    ['Tampere', 61.498, 23.761],
    ['Rovaniemi', 66.503, 25.727],
    ['Levi', 67.804, 24.811],
    ['Oulu', 65.012, 25.465],
  ]),
  ...inCountry('IS', [
    ['Reykjavík', 64.147, -21.943],
    ['Akureyri', 65.688, -18.126],
    ['Vík', 63.419, -19.006],
    ['Húsavík', 66.045, -17.338],
  ]),
]
