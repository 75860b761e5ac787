import { placesOf } from './place.ts'

const towns = placesOf('town', null, [
  [5, 'Tórshavn', 62.011, -6.774],
  [8, 'Klaksvík', 62.227, -6.589],
  [8, 'Vestmanna', 62.157, -7.17],
  [8, 'Vágur', 61.475, -6.801],
  [8, 'Tvøroyri', 61.556, -6.804],
  [9, 'Miðvágur', 62.051, -7.194],
  [9, 'Sørvágur', 62.072, -7.307],
  [9, 'Fuglafjørður', 62.244, -6.815],
  [9, 'Gjógv', 62.325, -6.942],
  [9, 'Eiði', 62.299, -7.092],
  [9, 'Saksun', 62.249, -7.176],
  [9, 'Sandur', 61.836, -6.812],
  [9, 'Kirkjubøur', 61.957, -6.793],
  [9, 'Gásadalur', 62.112, -7.434],
])

const islands = placesOf('island', null, [
  [7.5, 'Streymoy', 62.13, -7.0],
  [7.5, 'Eysturoy', 62.2, -6.88],
  [7.5, 'Suðuroy', 61.52, -6.85],
  [8, 'Vágar', 62.08, -7.27],
  [8, 'Sandoy', 61.85, -6.79],
  [8, 'Borðoy', 62.24, -6.54],
  [8.5, 'Viðoy', 62.33, -6.52],
  [8.5, 'Kunoy', 62.29, -6.65],
  [8.5, 'Kalsoy', 62.3, -6.74],
  [8.5, 'Nólsoy', 61.985, -6.64],
  [8.5, 'Mykines', 62.105, -7.6],
  [8.5, 'Fugloy', 62.335, -6.3],
  [8.5, 'Svínoy', 62.275, -6.34],
  [8.5, 'Skúvoy', 61.77, -6.825],
  [9, 'Hestur', 61.958, -6.885],
  [9, 'Koltur', 61.99, -6.97],
])

const waters = placesOf('water', null, [
  [8.5, 'Skálafjørður', 62.15, -6.76],
  [8.5, 'Vestmannasund', 62.11, -7.124],
  [9, 'Sundini', 62.229, -7.034],
])

export const faroes = [...towns, ...islands, ...waters]
