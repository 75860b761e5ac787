import type { Stay } from '../../../domain/stay/stay.ts'

interface Asked {
  stay: Stay | null
  /** The server's answer, or the previous one while `isPlaceholderData`. */
  data: { available: boolean } | undefined
  isPlaceholderData: boolean
  isError: boolean
}

export interface PriceView {
  /** Are the dates free or taken? Null until the server has answered for them. */
  banner: 'free' | 'taken' | null
  price: 'none' | 'loading' | 'quote' | 'estimate'
}

/** How to show a stay's price. Only an answer for exactly these dates says whether they are free. */
export const priceView = ({ stay, data, isPlaceholderData, isError }: Asked): PriceView => {
  if (!stay) return { banner: null, price: 'none' }
  if (!data) return { banner: null, price: isError ? 'estimate' : 'loading' }
  if (isPlaceholderData) return { banner: null, price: 'quote' }
  return { banner: data.available ? 'free' : 'taken', price: 'quote' }
}

/** May the order be sent? Only for free dates, and not during a submission. */
export const isOrderable = (view: PriceView, working: boolean): boolean => view.banner === 'free' && !working
