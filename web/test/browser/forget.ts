import { openedAddresses } from './addresses.ts'
import { deleteCookie } from './cookies.ts'
import { forgetView } from './view.ts'

/** The browser of the next test remembers nothing of this one. */
export const forgetBrowser = (): void => {
  openedAddresses.length = 0
  forgetView()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    for (const path of ['/', '/host']) deleteCookie(cookie.split('=')[0] ?? '', path)
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.title = ''
}
