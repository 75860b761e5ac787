import { productName } from '../../lib/page/product-name.ts'
import { Mark } from './mark.tsx'

/** The logo with the product's name. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2">
    <Mark className="size-8" />
    <span className="font-head text-22 leading-none font-semibold tracking-tight max-[15rem]:sr-only">
      {productName}
    </span>
  </span>
)
