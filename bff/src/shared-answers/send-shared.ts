import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { languageOf } from '../http/language.ts'
import { sendJson } from '../http/responses.ts'
import { sessionTokenOf } from '../http/session-cookie.ts'
import type { AnsweredHomes } from './freshness.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** What sending shared answers needs. */
export interface SharingDeps {
  config: Pick<BffConfig, 'PUBLIC_URL'>
  sharedAnswers: SharedAnswers
}

/** What a route's answer depends on besides the language and, within the time that it is shared, the clock. */
interface Dependence {
  homes: AnsweredHomes
  parameters: readonly (string | number | undefined)[]
}

/** A request, its reply, and how the services are asked for the JSON text of its body. */
interface Asking {
  request: FastifyRequest
  reply: FastifyReply
  ask: () => Promise<string>
}

/** Sends strangers the answer that they share, and people with a session, who may see more, one of their own. */
export const sendShared = async (
  { config, sharedAnswers }: SharingDeps,
  { request, reply, ask }: Asking,
  { homes, parameters }: Dependence,
): Promise<FastifyReply> => {
  if (sessionTokenOf(request, config) !== undefined) return sendJson(reply, await ask())
  const key = JSON.stringify([request.routeOptions.url, languageOf(request), ...parameters])
  const { text, tag } = await sharedAnswers.find({ key, homes }, ask)
  return sendJson(reply.header('etag', tag), text)
}
