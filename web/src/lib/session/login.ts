/** The window event that opens the login dialog from anywhere (docs/product/surface.md, Navigation). */
export const loginEvent = 'nordbo:login'

/** Asks the shell for the login dialog. */
export const openLogin = (): void => {
  window.dispatchEvent(new Event(loginEvent))
}

/** The sign-in page that leads back to where the person was: `window.location` after a press, for the router's may lag behind. */
export const signInPath = (location: { pathname: string; search: string }): string =>
  `/auth?next=${encodeURIComponent(`${location.pathname}${location.search}`)}`
