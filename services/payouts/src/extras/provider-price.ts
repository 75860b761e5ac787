import type { Extra } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'

const known = z.array(z.object({ id: z.string() }))

/** The provider's price of an extra, made when it is first needed and after the catalogue's price has changed. */
export const providerPriceOf = async ({ sql, billing }: Deps, { code, priceOre }: Extra): Promise<string> => {
  const [price] = known.parse(
    await sql.client.$queryRaw`
      select provider_price_id as id from extra
      where code = ${code} and provider_price_ore = price_ore and provider_price_id is not null`,
  )
  if (price) return price.id
  const id = await billing.findPrice({ code, priceOre })
  await sql.client.$executeRaw`
    update extra set provider_price_id = ${id}, provider_price_ore = ${priceOre}::int where code = ${code}`
  return id
}
