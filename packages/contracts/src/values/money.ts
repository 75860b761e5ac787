import { z } from 'zod'

/** `percent` of an amount, øre, rounded half up (docs/product/money.md, Amounts). Both must be non-negative integers. */
export const percentOf = (ore: number, percent: number): number => Math.floor((ore * percent + 50) / 100)

/** A non-negative amount in whole øre (1 DKK = 100 øre). */
export const Ore = z.int().min(0).max(1_000_000_000_00)
/** A share in whole percent, 0 to 100. */
export const Percent = z.int().min(0).max(100)

/** An amount in whole øre that may be negative, such as a host's debt. */
export const SignedOre = z.int().min(-1_000_000_000_00).max(1_000_000_000_00)
