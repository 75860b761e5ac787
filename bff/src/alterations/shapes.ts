import { Alteration, AlterationTerms, AlteredStay } from '@nordbo/contracts'
import { z } from 'zod'
import { Dkk, toDkk } from '../http/money.ts'

const money = {
  /** The price of the changed stay. */
  total: Dkk,
  /** What the guest pays extra; below zero, what is refunded. */
  difference: Dkk,
  /** An extra amount that is too small to charge, so the guest does not pay it. */
  waived: Dkk,
  /** What the host earns extra, or less when below zero; null for the guest. */
  hostDifference: Dkk.nullable(),
}
const ore = { totalOre: true, differenceOre: true, hostDifferenceOre: true, waivedOre: true } as const

/** New dates and guests of a stay with what they cost, amounts in DKK. */
export const ApiAlterationTerms = AlterationTerms.omit(ore).extend(money).meta({ id: 'AlterationTerms' })
type ApiAlterationTerms = z.infer<typeof ApiAlterationTerms>
/** A proposed alteration of a stay, amounts in DKK. */
export const ApiAlteration = Alteration.omit(ore).extend(money).meta({ id: 'Alteration' })
type ApiAlteration = z.infer<typeof ApiAlteration>
/** An open alteration and the stay as booked now. */
export const ApiOpenAlteration = z
  .object({ alteration: ApiAlteration, stay: AlteredStay })
  .meta({ id: 'OpenAlteration' })

const inDkk = ({ totalOre, differenceOre, hostDifferenceOre, waivedOre }: AlterationTerms) => ({
  waived: toDkk(waivedOre),
  total: toDkk(totalOre),
  difference: toDkk(differenceOre),
  hostDifference: hostDifferenceOre === null ? null : toDkk(hostDifferenceOre),
})

/** Terms as the API shows them. */
export const toApiTerms = (terms: AlterationTerms): ApiAlterationTerms => {
  const { totalOre: _total, differenceOre: _difference, hostDifferenceOre: _host, waivedOre: _waived, ...rest } = terms
  return { ...rest, ...inDkk(terms) }
}

/** An alteration as the API shows it. */
export const toApiAlteration = (alteration: Alteration): ApiAlteration => {
  const {
    totalOre: _total,
    differenceOre: _difference,
    hostDifferenceOre: _host,
    waivedOre: _waived,
    ...rest
  } = alteration
  return { ...rest, ...inDkk(alteration) }
}
