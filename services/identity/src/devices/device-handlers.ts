import type { Deps } from '../core/deps.ts'
import { endOtherSessions, endOwnSession } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { pushReaders } from './push-readers.ts'
import { setSecuritySettings, showSecuritySettings } from './security-settings.ts'

/** The procedures about devices. */
export const deviceHandlers = (deps: Deps) => ({
  sessions: listSessions(deps),
  endSession: endOwnSession(deps),
  endOtherSessions: endOtherSessions(deps),
  pushReaders: pushReaders(deps),
  securitySettings: showSecuritySettings(deps),
  setSecuritySettings: setSecuritySettings(deps),
})
