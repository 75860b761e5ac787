import { z } from 'zod'

/** An amount at the API's edge: Danish kroner with two decimals. Shown, never computed with. */
export const Dkk = z.number().meta({ description: 'DKK' })

/** The one place where øre become kroner. */
export const toDkk = (ore: number): number => ore / 100

/** The one place where kroner become øre. */
export const toOre = (dkk: number): number => Math.round(dkk * 100)
