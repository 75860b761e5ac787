import { baltic } from './denmark-baltic.ts'
import { cities } from './denmark-cities.ts'
import { copenhagenTowns } from './denmark-copenhagen.ts'
import { islands } from './denmark-islands.ts'
import { northJutland } from './denmark-north-jutland.ts'
import { southFunen } from './denmark-south-funen.ts'
import { waddenSea } from './denmark-wadden-sea.ts'
import { westCoast } from './denmark-west-coast.ts'
import { woods } from './denmark-woods.ts'
import { finland } from './finland.ts'
import { iceland } from './iceland.ts'
import { fells } from './norway-fells.ts'
import { fjords } from './norway-fjords.ts'
import type { Place } from './place.ts'
import { swedishCities } from './sweden-cities.ts'
import { swedishCoasts } from './sweden-coasts.ts'
import { swedishInland } from './sweden-inland.ts'

/** Every place of the market, each with its homes. */
export const places: readonly Place[] = [
  ...northJutland,
  ...westCoast,
  ...waddenSea,
  ...islands,
  ...southFunen,
  ...baltic,
  ...copenhagenTowns,
  ...cities,
  ...woods,
  ...fells,
  ...fjords,
  ...swedishCities,
  ...swedishCoasts,
  ...swedishInland,
  ...finland,
  ...iceland,
]
