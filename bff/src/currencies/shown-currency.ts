import { Currency, currencyCookie, type ForeignCurrency } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf } from '../http/api.ts'
import { isHttps } from '../http/session-cookie.ts'

const yearSeconds = 31_536_000

/** A currency that a page shows amounts in, with its rate (web: lib/format/shown-currency.ts). */
export interface ShownCurrency {
  code: ForeignCurrency
  /** DKK for a million units. */
  dkkPerMillion: number
  date: string
  source: string
}

type CurrencyDeps = Pick<Deps, 'currencies' | 'config'>

/**
 * The currency that the browser's person chose, for pages that must show it from their first paint; null for DKK, which needs no rate, and
 * when there is no table. Sets the cookie for another year, because some browsers delete cookies of scripts within days.
 */
export const shownCurrencyOf = async (
  { currencies, config }: CurrencyDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ShownCurrency | null> => {
  const chosen = Currency.safeParse(request.cookies[currencyCookie])
  if (!chosen.success) return null
  const { data: code } = chosen
  reply.setCookie(currencyCookie, code, { path: '/', sameSite: 'lax', secure: isHttps(config), maxAge: yearSeconds })
  if (code === 'DKK') return null
  const table = await currencies.current(onBehalfOf(request)).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a page goes out with amounts in DKK')
    return undefined
  })
  if (!table) return null
  return { code, dkkPerMillion: table.rates[code], date: table.date, source: table.source }
}
