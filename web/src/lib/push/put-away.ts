import { allows } from '../consent/consent.ts'

const key = 'nordbo-push-later'

/** Has this person put the question about push messages away in this browser? Without storage it is not asked. */
export const isPushPutAway = (): boolean => {
  try {
    return localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null
  } catch {
    return true
  }
}

/** Never asks again in this browser; in this tab, if the browser may keep no preferences. The profile still has the switch. */
export const putPushAway = (): void => {
  try {
    const storage = allows('preferences') ? localStorage : sessionStorage
    storage.setItem(key, '1')
  } catch {
    // It is not asked without storage.
  }
}
