import type { Stay } from '../../domain/stay/stay.ts'

interface Asked {
  stay: Stay | null
  /** The server's answer, or the one before it. */
  data: { available: boolean } | undefined
  isPlaceholderData: boolean
  isError: boolean
}

export interface PriceView {
  /** What is said of the dates; null until the server has answered for them. */
  banner: 'free' | 'taken' | null
  price: 'none' | 'loading' | 'quote' | 'estimate'
}

/** What is shown of a stay's price. Only the server's answer for these very dates says whether they are free. */
export const priceView = ({ stay, data, isPlaceholderData, isError }: Asked): PriceView => {
  if (!stay) return { banner: null, price: 'none' }
  if (!data) return { banner: null, price: isError ? 'estimate' : 'loading' }
  if (isPlaceholderData) return { banner: null, price: 'quote' }
  return { banner: data.available ? 'free' : 'taken', price: 'quote' }
}

/** May the order be sent? Not without dates, not for taken or unchecked ones, and not while work is under way. */
export const isOrderable = (view: PriceView, working: boolean): boolean => view.banner === 'free' && !working
