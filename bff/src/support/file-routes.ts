import { clientNetwork, err, TicketFile, TicketToken, Uuid } from '@nordbo/contracts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { clientAddress } from '../http/client-address.ts'
import { Empty, emptyResponse, forActiveAdmins, forAnyone, forAnyoneStrictly, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import { sendPrivateDocument } from '../uploads/send-private-document.ts'

const Params = z.object({ id: Uuid })
/** The secret of the question's link. It is in a header, so that no log has it and it is read before the file. */
const LinkHeaders = z.looseObject({ 'x-ticket-token': z.string().max(200).optional() })
const ApiFile = TicketFile.meta({ id: 'SupportTicketFile' })

/** The secret that a request has. A text that cannot be one is refused like an unknown secret. */
const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const token = TicketToken.safeParse(headers['x-ticket-token'])
  if (!token.success) throw new ProblemError('support.notFound')
  return token.data
}

/** Files that people send about their question by its link (docs/product/pages.md, Files about a question). */
export const ticketFileRoutes = (app: Api, { services: { messaging }, uploads, blobs }: Deps): void => {
  app.route({
    method: 'PUT',
    url: '/api/contact/files/:id',
    config: forAnyoneStrictly,
    schema: { params: Params, headers: LinkHeaders, response: okResponse(z.object({ file: ApiFile })) },
    handler: async (request) => {
      const which = { ...request.params, token: tokenOf(request) }
      const [call, ip] = [onBehalfOf(request), clientAddress(request)]
      return uploads.takeForm(request, {
        owner: `network ${clientNetwork(ip)}`,
        authorize: () => messaging.mayAddTicketFile({ ...which, ip }, call),
        mostFiles: 1,
        submit: async (files) => {
          const [file] = files.values()
          if (!file) return err('request.unsupported')
          const { key: quarantineKey, name, sha256 } = file
          return messaging.addTicketFile({ ...which, name: name.slice(0, 1_000), quarantineKey, sha256 }, call)
        },
      })
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/contact/files/:id',
    config: forAnyoneStrictly,
    schema: { params: Params, headers: LinkHeaders, response: emptyResponse },
    handler: async (request) => {
      const which = { ...request.params, token: tokenOf(request) }
      expectOk(await messaging.removeTicketFile(which, onBehalfOf(request)))
      return Empty.parse({})
    },
  })

  app.route({
    method: 'GET',
    url: '/api/contact/files/:id',
    config: forAnyone,
    schema: { hide: true, params: Params, headers: LinkHeaders },
    handler: async (request, reply) => {
      const which = { ...request.params, token: tokenOf(request) }
      const found = expectOk(await messaging.ticketFile(which, onBehalfOf(request)))
      if (!(await sendPrivateDocument(blobs, reply, { ...request.params, ...found })))
        throw new ProblemError('support.fileNotFound')
      return reply
    },
  })

  app.route({
    method: 'GET',
    url: '/api/admin/support/tickets/:id/files/:file',
    config: forActiveAdmins,
    schema: { hide: true, params: Params.extend({ file: Uuid }) },
    handler: async (request, reply) => {
      const { id: ticketId, file: id } = request.params
      const found = expectOk(await messaging.ticketFileForSupport({ ticketId, id }, onBehalfOf(request)))
      if (!(await sendPrivateDocument(blobs, reply, { id, ...found }))) throw new ProblemError('support.fileNotFound')
      return reply
    },
  })
}
