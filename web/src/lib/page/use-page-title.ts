import { useEffect } from 'react'
import { productName } from './product-name.ts'

/** Names the page in the tab; the product alone while the name is still loading. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} – ${productName}` : productName
  }, [title])
}
