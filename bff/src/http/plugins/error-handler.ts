import { setTimeout as pause } from 'node:timers/promises'
import type { ErrorCode } from '@nordbo/contracts'
import { ProcedureUnavailable } from '@nordbo/service-kit'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { ProblemError, toProblemDetails } from '../../problems/problems.ts'
import { isPagePath } from '../page-path.ts'

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'photo.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
}

const problemOf = (error: FastifyError): ProblemError => {
  if (error instanceof ProblemError) return error
  if (error instanceof ProcedureUnavailable)
    return new ProblemError(error.timedOut ? 'service.timeout' : 'service.unavailable')
  if (hasZodFastifySchemaValidationErrors(error))
    return new ProblemError('request.invalid', {
      issues: error.validation.map(({ instancePath, message }) => ({ path: instancePath, message: message ?? '' })),
    })
  if (isResponseSerializationError(error)) return new ProblemError('internal.error')
  const known = fastifyCodes[error.code]
  if (known) return new ProblemError(known)
  const status = error.statusCode ?? 500
  if (status === 429) return new ProblemError('rate.limited')
  if (status >= 400 && status < 500) return new ProblemError('request.invalid')
  return new ProblemError('internal.error')
}

/** When to come again after a refusal because something is away or busy, seconds, if it does not say so itself. */
const awaySeconds = 5

/** Whether a person's browser asks for a page. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && isPagePath(url.split('?')[0] ?? '') && (headers.accept ?? '').includes('text/html')

/**
 * Answers an error with problem details, and with `Retry-After` when trying again may help (docs/architecture.md, How they talk). Server
 * errors are logged and their cause is not sent. A browser that asks for a page at an
 * address that cannot be read, such as `/%`, is sent to `/not-found`.
 */
export const sendProblem = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { problem, status } = problemOf(error)
  if (status === 400 && asksForPage(request)) return reply.redirect('/not-found', 302)
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
  const retryAfter = problem.params?.retryAfterSeconds ?? (status === 503 ? awaySeconds : undefined)
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(toProblemDetails(problem, request.id)))
}

/** Refusals of those who ask too much. They wait, so that who repeats them at once takes no time from others (docs/architecture.md, Rate limits). */
const slowRefusals: ReadonlySet<string> = new Set<ErrorCode>(['rate.limited', 'auth.tooManyAttempts'])
const slowRefusalMs = 100

/** Answers every error with problem details. */
export const errorHandler = fp(async (app) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (slowRefusals.has(problemOf(error).problem.code)) await pause(slowRefusalMs)
    return sendProblem(error, request, reply)
  })
})
