import { baltic } from './denmark-baltic.ts'
import { cities } from './denmark-cities.ts'
import { islands } from './denmark-islands.ts'
import { northJutland } from './denmark-north-jutland.ts'
import { westCoast } from './denmark-west-coast.ts'
import { woods } from './denmark-woods.ts'
import { finland } from './finland.ts'
import { iceland } from './iceland.ts'
import { fells } from './norway-fells.ts'
import { fjords } from './norway-fjords.ts'
import type { Place } from './place.ts'
import { swedishCoasts } from './sweden-coasts.ts'
import { swedishInland } from './sweden-inland.ts'

/** Every place of the market, each with its homes. */
export const places: readonly Place[] = [
  ...northJutland,
  ...westCoast,
  ...islands,
  ...baltic,
  ...cities,
  ...woods,
  ...fells,
  ...fjords,
  ...swedishCoasts,
  ...swedishInland,
  ...finland,
  ...iceland,
]
