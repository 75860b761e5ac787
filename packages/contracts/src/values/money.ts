import { z } from 'zod'

/** `percent` of an amount in øre, rounded once, half up (docs/product/money.md, Amounts). Both are whole and not negative. */
export const percentOf = (ore: number, percent: number): number => Math.floor((ore * percent + 50) / 100)

/** Money in whole øre (1 DKK = 100 øre); never negative unless a schema says so. */
export const Ore = z.int().min(0).max(1_000_000_000_00)
/** A share in whole percent. */
export const Percent = z.int().min(0).max(100)

/** An amount that may be negative: what a host owes instead of being owed. */
export const SignedOre = z.int().min(-1_000_000_000_00).max(1_000_000_000_00)
