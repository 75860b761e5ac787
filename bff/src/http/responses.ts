import type { SerializedJson } from '@nordbo/service-kit'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { problemResponse } from '../problems/problems.ts'

/** A route that needs no session. */
export const forAnyone = { rule: { who: 'anyone' } } as const
/** As `forAnyone`, with the strict limit: for whatever opens a session, uses a mailed link or sends a mail. */
export const forAnyoneStrictly = { rule: { who: 'anyone', strictLimit: true } } as const
/** As `forAnyone`, with answers that strangers keep and ask about (plugins/revalidation.ts). */
export const forRevalidation = { rule: { who: 'anyone' }, isRevalidated: true } as const
/** A route for signed-in people. */
export const forUsers = { rule: { who: 'user' } } as const
/** As `forUsers`, with the strict limit: for whatever compares a password or sends a mail. */
export const forUsersStrictly = { rule: { who: 'user', strictLimit: true } } as const
/** A route for hosts. */
export const forHosts = { rule: { who: 'host' } } as const
/** A route for administrators. */
export const forAdmins = { rule: { who: 'admin' } } as const

/** As `forUsers`, for a change of money whose service does not check for suspension: identity is asked at each request. */
export const forActiveUsers = { rule: { who: 'user', recheck: true } } as const
/** For what cannot be undone: the session must have been confirmed lately. */
export const forConfirmedUsers = { rule: { who: 'user', stepUp: true } } as const
/** The same as `forActiveUsers` for hosts. */
export const forActiveHosts = { rule: { who: 'host', recheck: true } } as const
/** As `forActiveHosts`, for what decides where their money goes: the session must have been confirmed lately. */
export const forConfirmedHosts = { rule: { who: 'host', recheck: true, stepUp: true } } as const
/** The same for administrators. */
export const forActiveAdmins = { rule: { who: 'admin', recheck: true } } as const

/** A route's responses: 200 with this body, or a problem. */
export const okResponse = <Body extends z.ZodType>(body: Body) => ({ 200: body, default: problemResponse })
/** A route's responses: 201 with this body, or a problem. */
export const createdResponse = <Body extends z.ZodType>(body: Body) => ({ 201: body, default: problemResponse })

/** An empty body. */
export const Empty = z.object({})
/** A route's responses: 200 with an empty body, or a problem. */
export const emptyResponse = okResponse(Empty)

/** The JSON text of a body, checked as the route declares it. */
export const asText = (reply: FastifyReply, body: unknown): string => {
  const text = reply.serialize(body)
  if (typeof text !== 'string') throw new Error('a body is JSON text')
  return text
}

/** Sends JSON text. */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text)

/** Sends a service's answer as it is: JSON text, which is neither parsed nor written again. */
export const sendText = (reply: FastifyReply, { text }: SerializedJson<unknown>): FastifyReply => sendJson(reply, text)
