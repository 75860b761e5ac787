import { maskContacts } from '@nordbo/contracts'

/** A text with its contact data hidden (docs/product/messages.md, Contact data); null if it has none. */
export const hiddenText = (body: string): string | null => {
  const hidden = maskContacts(body)
  return hidden === body ? null : hidden
}
