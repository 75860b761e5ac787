const key = 'nordbo-terms-later'

/** Has the person put the notice of a change off in this tab? Without storage it is shown on every page. */
export const isPutOff = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Shows the notice again in the next tab. */
export const putOff = (): void => {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage it closes for this page alone.
  }
}
