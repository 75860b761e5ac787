import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../problems/problems.ts'

/** The token of a request's session, for commands that ask how lately it was confirmed. */
export const ownSession = ({ session }: FastifyRequest): { session: string } => {
  if (!session) throw new ProblemError('auth.required')
  return { session: session.token }
}
