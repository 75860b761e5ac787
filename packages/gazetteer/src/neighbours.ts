import { placesOf } from './place.ts'

/** The Nordic countries, and the neighbours on a map of the Nordics. */
export const countries = placesOf('country', null, [
  [3, 'Danmark', 56.05, 9.3, 'Denmark'],
  [3, 'Sverige', 62.0, 15.2, 'Sweden'],
  [3, 'Norge', 61.5, 9.0, 'Norway'],
  [3, 'Finland', 63.4, 26.0],
  [3, 'Island', 64.85, -18.6, 'Iceland'],
  [4, 'Færøerne', 62.3, -7.2, 'Faroe Islands'],
  [4, 'Tyskland', 52.9, 10.3, 'Germany'],
  [4, 'Polen', 53.0, 18.6, 'Poland'],
  [4, 'Storbritannien', 54.2, -2.3, 'United Kingdom'],
  [4, 'Irland', 53.3, -7.9, 'Ireland'],
  [4, 'Holland', 52.4, 5.7, 'Netherlands'],
  [4, 'Estland', 58.7, 25.8, 'Estonia'],
  [4, 'Letland', 56.9, 25.2, 'Latvia'],
  [4, 'Litauen', 55.4, 23.8, 'Lithuania'],
  [4, 'Rusland', 61.5, 35.0, 'Russia'],
  [4, 'Belarus', 54.0, 27.9],
  [4, 'Frankrig', 47.5, 2.6, 'France'],
  [4, 'Grønland', 70.5, -30.0, 'Greenland'],
])

export const neighbours = placesOf('town', null, [
  [5, 'Hamborg', 53.551, 9.994, 'Hamburg'],
  [5, 'Berlin', 52.52, 13.405],
  [5, 'Tallinn', 59.437, 24.754],
  [5, 'Riga', 56.949, 24.105],
  [5, 'Edinburgh', 55.953, -3.188],
  [5, 'Amsterdam', 52.368, 4.904],
  [5, 'Vilnius', 54.687, 25.28],
  [5, 'Gdańsk', 54.352, 18.647],
  [5, 'Sankt Petersborg', 59.939, 30.316, 'Saint Petersburg'],
  [5, 'Murmansk', 68.97, 33.075],
  [6, 'Kiel', 54.323, 10.123],
  [6, 'Lübeck', 53.867, 10.681],
  [6, 'Rostock', 54.088, 12.14],
  [6, 'Flensborg', 54.794, 9.436, 'Flensburg'],
  [6, 'Lerwick', 60.155, -1.145],
  [6, 'Aberdeen', 57.148, -2.094],
  [6, 'Szczecin', 53.429, 14.553],
  [6, 'Kaliningrad', 54.71, 20.51],
  [6, 'Klaipėda', 55.71, 21.131],
  [6, 'Tartu', 58.378, 26.729],
  [7, 'Husum', 54.476, 9.051],
  [7, 'Kuressaare', 58.253, 22.486],
  [7, 'Westerland', 54.91, 8.307],
])

/** Seas, and waters between countries. */
export const seas = placesOf('water', null, [
  [3, 'Nordsøen', 56.3, 4.2, 'North Sea'],
  [3, 'Østersøen', 56.4, 18.2, 'Baltic Sea'],
  [3, 'Norskehavet', 67.2, 3.5, 'Norwegian Sea'],
  [3, 'Atlanterhavet', 58.0, -18.0, 'Atlantic Ocean'],
  [3, 'Barentshavet', 72.8, 34.0, 'Barents Sea'],
  [4, 'Grønlandshavet', 72.5, -8.0, 'Greenland Sea'],
  [4, 'Den Botniske Bugt', 62.0, 19.3, 'Gulf of Bothnia'],
  [4.5, 'Finske Bugt', 59.95, 25.6, 'Gulf of Finland'],
  [4.5, 'Skagerrak', 57.95, 9.0],
  [4.5, 'Kattegat', 56.85, 11.45],
  [4.5, 'Danmarksstrædet', 66.6, -26.5, 'Denmark Strait'],
  [5, 'Rigabugten', 57.6, 23.6, 'Gulf of Riga'],
  [5.5, 'Bottenviken', 65.1, 23.2, 'Bothnian Bay'],
  [6.5, 'Øresund', 55.78, 12.74, 'The Sound'],
  [6, 'Kieler Bugt', 54.52, 10.4, 'Bay of Kiel'],
  [6, 'Tyske Bugt', 54.2, 7.6, 'German Bight'],
  [6, 'Hvidehavet', 65.9, 38.0, 'White Sea'],
  [6, 'Ladoga', 60.8, 31.5, 'Lake Ladoga'],
])

/** Islands of neighbours. */
export const foreignIslands = placesOf('island', null, [
  [6, 'Saaremaa', 58.42, 22.5],
  [6.5, 'Hiiumaa', 58.9, 22.65],
  [6, 'Shetland', 60.35, -1.25],
  [6.5, 'Orkney', 59.05, -3.2],
  [6.5, 'Rügen', 54.42, 13.42],
  [7, 'Fehmarn', 54.46, 11.13],
  [7, 'Sild', 54.9, 8.35, 'Sylt'],
])
