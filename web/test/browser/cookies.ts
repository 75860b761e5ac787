/** Stores a cookie with its attributes, as a page does. */
export const storeCookie = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = cookie
}

/** Deletes a cookie of the page. */
export const deleteCookie = (name: string, path = '/'): void => storeCookie(`${name}=; path=${path}; max-age=0`)
