import type { DeviceSession } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { onBehalfOf, requireSession } from '../http/api.ts'
import { expectOk } from '../problems/problems.ts'

/** The open sessions of the signed-in person. */
export const readSessions = async (
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<DeviceSession[]> => {
  const { token } = requireSession(request)
  return expectOk(await services.identity.sessions({ session: token }, onBehalfOf(request))).items
}

/** The session of a request; undefined if it has just ended. */
export const findOwnSession = async (
  deps: Pick<Deps, 'services'>,
  request: FastifyRequest,
): Promise<DeviceSession | undefined> => (await readSessions(deps, request)).find(({ current }) => current)

/** Ends the push messages of a session that ends. Never rejects: none is sent to a session that has ended. */
export const endPushOf = async (
  { services }: Pick<Deps, 'services'>,
  request: FastifyRequest,
  session: DeviceSession | undefined,
): Promise<void> => {
  if (!session) return
  try {
    expectOk(await services.messaging.dropPushDevice({ id: session.id }, onBehalfOf(request)))
  } catch (error) {
    request.log.warn({ err: error }, 'push messages of an ended session are still stored')
  }
}
