import { type NewSession, OwnUser, Role } from '@nordbo/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { isHttps, sessionTokenOf, setSessionCookie } from '../http/session-cookie.ts'
import { setDeviceCookie, signInClientOf } from './device-cookie.ts'

/** A person as they see themselves. */
export const ApiUser = OwnUser.meta({ id: 'OwnUser' })
/** The answer of a sign-in. */
export const OpenedSession = z.object({ user: ApiUser, roles: z.array(Role) })

/** The client of a sign-in, and the token of the session that it ends. */
export const signInOrigin = (request: FastifyRequest, config: Deps['config']) => ({
  client: signInClientOf(request),
  presented: sessionTokenOf(request, config),
})

/** Sets the cookies of a new session and removes the ended one from the cache. Returns the answer's body. */
export const openSession = (
  { sessions, config }: Pick<Deps, 'sessions' | 'config'>,
  reply: FastifyReply,
  endedToken: string | undefined,
  { user, roles, ...opened }: NewSession,
): z.infer<typeof OpenedSession> => {
  if (endedToken) sessions.forgetToken(endedToken)
  setSessionCookie(reply, config, opened.token, opened.expiresAt)
  setDeviceCookie(reply, isHttps(config), opened.device)
  return { user, roles }
}
