import { RateCard, RatePatch } from '@nordbo/contracts'
import { z } from 'zod'
import { toDkk, toOre } from '../http/money.ts'

const BasePrice = z.number().min(100).max(50_000)
const CleaningFee = z.number().min(0).max(50_000)

/** A rate card, amounts in DKK. */
export const ApiRateCard = RateCard.omit({ baseOre: true, cleaningOre: true }).extend({
  basePrice: BasePrice,
  cleaningFee: CleaningFee.default(0),
})
export type ApiRateCard = z.infer<typeof ApiRateCard>

/** A change of some prices, amounts in DKK. */
export const ApiRatePatch = RatePatch.omit({ baseOre: true, cleaningOre: true }).extend({
  basePrice: BasePrice.optional(),
  cleaningFee: CleaningFee.optional(),
})

/** A rate card as pricing takes it. */
export const toRateCard = ({ basePrice, cleaningFee, ...card }: ApiRateCard): RateCard => ({
  ...card,
  baseOre: toOre(basePrice),
  cleaningOre: toOre(cleaningFee),
})

/** A change as pricing takes it. */
export const toRatePatch = ({ basePrice, cleaningFee, ...patch }: z.infer<typeof ApiRatePatch>): RatePatch => ({
  ...patch,
  ...(basePrice === undefined ? {} : { baseOre: toOre(basePrice) }),
  ...(cleaningFee === undefined ? {} : { cleaningOre: toOre(cleaningFee) }),
})

/** A rate card as the API shows it. */
export const toApiRateCard = ({ baseOre, cleaningOre, ...card }: RateCard): ApiRateCard => ({
  ...card,
  basePrice: toDkk(baseOre),
  cleaningFee: toDkk(cleaningOre),
})
