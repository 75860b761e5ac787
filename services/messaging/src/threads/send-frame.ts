import { type ThreadFrame, userNoticeSubject } from '@nordbo/contracts'
import type { Kit } from '@nordbo/service-kit'

/** Sends a frame to the browsers of people, right after the commit. It may be lost: browsers find gaps by `seq`. */
export const sendFrame = (kit: Pick<Kit, 'publish' | 'log'>, people: readonly string[], frame: ThreadFrame): void => {
  try {
    for (const person of new Set(people)) kit.publish(userNoticeSubject(person), frame)
  } catch (error) {
    kit.log.debug({ err: error }, 'a frame is lost')
  }
}
