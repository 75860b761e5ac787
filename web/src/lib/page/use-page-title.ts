import { useEffect } from 'react'
import { productName } from './product-name.ts'

/** Sets the tab's title. Only the product's name while the title loads. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} – ${productName}` : productName
  }, [title])
}
