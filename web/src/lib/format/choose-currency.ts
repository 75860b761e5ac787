import type { Currency, currencyCookie } from '@nordbo/contracts'
import { answer, api } from '../api/client.ts'
import { showCurrency } from './shown-currency.ts'

const cookieName: typeof currencyCookie = 'nordbo_currency'
const yearSeconds = 31_536_000

/** Shows prices in a currency and stores the choice in a cookie, which the server reads for the first paint. Rejects without rates. */
export const chooseCurrency = async (code: Currency): Promise<void> => {
  if (code === 'DKK') showCurrency(null)
  else {
    const { rates, date, source } = await answer(api.GET('/api/currencies'))
    showCurrency({ code, dkkPerMillion: rates[code], date, source })
  }
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not known to every browser that we serve.
  document.cookie = `${cookieName}=${code}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`
}
