import { err, type NewSession, ok, type Result } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'
import { alertOfDevice } from '../notices/alert-of-device.ts'
import { endSession } from './end-session.ts'
import { isErased } from './is-erased.ts'
import { newSession } from './new-session.ts'

/** The browser that signs in. */
export interface EnteringBrowser {
  client: { ip: string; userAgent: string; device?: string | undefined }
  /** The token of its former session, which ends. */
  presented?: string | undefined
}

/** What is known of a sign-in. */
interface Entry {
  /** The account was made in this browser just now, so that its device is no news. */
  isNew?: boolean
}

/**
 * Opens a session for a person who has proved who they are other than by a password alone, and ends the browser's former one. The person is
 * told of a device that is new to them. A person who is erased meanwhile counts as unknown.
 */
export const enter = async (
  deps: Deps,
  { id, email }: { id: string; email: string },
  { client, presented }: EnteringBrowser,
  { isNew = false }: Entry = {},
): Promise<Result<NewSession>> => {
  const { db, credentials, devices } = deps
  const token = await credentials.openSession(id, client).catch(async (error: unknown) => {
    if (!(await isErased(deps, { id }, error))) throw error
    return undefined
  })
  if (token === undefined) return err('auth.invalidCredentials')
  const session = await newSession(db.client, token)
  if (!session.ok) return session
  if (!isNew && devices.find(client.device, email) === undefined) await alertOfDevice(deps, id, token)
  if (presented) await endSession(deps, presented)
  return ok({ ...session.value, device: devices.add(client.device, email) })
}
