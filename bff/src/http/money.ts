import { z } from 'zod'

/** An amount of the API: Danish kroner with two decimals. For display, not for arithmetic. */
export const Dkk = z.number().meta({ description: 'DKK' })

/** Øre to kroner. */
export const toDkk = (ore: number): number => ore / 100

/** Kroner to øre, rounded. */
export const toOre = (dkk: number): number => Math.round(dkk * 100)
