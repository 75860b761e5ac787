import { err, PartnerDocument, PartnerDocumentKind, PartnerId, Uuid } from '@nordbo/contracts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, Empty, emptyResponse, forActiveAdmins, forUsers } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import type { ServiceCall } from '../services/services.ts'
import { sendPrivateDocument } from '../uploads/send-private-document.ts'

const ApiPartnerDocument = PartnerDocument.meta({ id: 'PartnerDocument' })
const DocumentParams = z.object({ id: Uuid })

/** Sends a document. */
const sendDocument = async (
  { services, blobs }: Deps,
  reply: FastifyReply,
  { call, ...which }: { id: string; partnerId?: PartnerId; call: ServiceCall },
): Promise<FastifyReply> => {
  const found = expectOk(await services.identity.partnerDocument(which, call))
  if (!(await sendPrivateDocument(blobs, reply, { id: which.id, ...found })))
    throw new ProblemError('partner.documentNotFound')
  return reply
}

/** The documents of a company: its person's own, and those of cases for who decides (docs/product/partners.md, Documents). */
export const documentRoutes = (app: Api, deps: Deps): void => {
  const { services, uploads } = deps

  app.route({
    method: 'POST',
    url: '/api/partner/documents',
    config: forUsers,
    schema: { response: createdResponse(z.object({ document: ApiPartnerDocument })) },
    handler: async (request, reply) => {
      const call = onBehalfOf(request)
      const added = await uploads.takeForm(request, {
        authorize: () => services.identity.mayAddPartnerDocument({}, call),
        mostFiles: 1,
        submit: async ([file]) => {
          const kind = PartnerDocumentKind.safeParse(file?.[0])
          return file && kind.success
            ? services.identity.addPartnerDocument({ kind: kind.data, quarantineKey: file[1].key }, call)
            : err('request.invalid', { issues: [{ path: '/', message: 'the field is no kind of document' }] })
        },
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/partner/documents/:id',
    config: forUsers,
    schema: { params: DocumentParams, response: emptyResponse },
    handler: async (request) => {
      expectOk(await services.identity.removePartnerDocument(request.params, onBehalfOf(request)))
      return Empty.parse({})
    },
  })

  app.route({
    method: 'GET',
    url: '/api/partner/documents/:id',
    config: forUsers,
    schema: { hide: true, params: DocumentParams },
    handler: (request, reply) => sendDocument(deps, reply, { id: request.params.id, call: onBehalfOf(request) }),
  })

  app.route({
    method: 'GET',
    url: '/api/admin/partners/:partner/documents/:id',
    config: forActiveAdmins,
    schema: { hide: true, params: DocumentParams.extend({ partner: PartnerId }) },
    handler: (request, reply) => {
      const { id, partner: partnerId } = request.params
      return sendDocument(deps, reply, { id, partnerId, call: onBehalfOf(request) })
    },
  })
}
