/** The window event that opens the login dialog (docs/product/surface.md, Navigation). */
export const loginEvent = 'nordbo:login'

/** Opens the login dialog of the shell. */
export const openLogin = (): void => {
  window.dispatchEvent(new Event(loginEvent))
}

/**
 * The sign-in page that returns to `location`. Pass `window.location` after a click, because the router's may lag
 * behind.
 */
export const signInPath = (location: { pathname: string; search: string }): string =>
  `/auth?next=${encodeURIComponent(`${location.pathname}${location.search}`)}`
