import {
  DocumentKind,
  err,
  longestVerificationReason,
  requiredText,
  Verification,
  VerificationCase,
  VerificationId,
  VerificationStatus,
} from '@nordbo/contracts'
import { openSealed } from '@nordbo/service-kit'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forActiveAdmins, forAdmins, forUsers, okResponse } from '../http/responses.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'
import type { QuarantinedFiles } from '../uploads/read-upload.ts'

const ApiVerification = Verification.meta({ id: 'Verification' })
const ApiVerificationCase = VerificationCase.meta({ id: 'VerificationCase' })
const CaseParams = z.object({ id: VerificationId })

/** The form's documents; undefined if a required one is missing. */
const documentsOf = (files: QuarantinedFiles): { front: string; back?: string; selfie: string } | undefined => {
  const [front, back, selfie] = ['front', 'back', 'selfie'].map((kind) => files.get(kind)?.key)
  if (front === undefined || selfie === undefined) return undefined
  return { front, selfie, ...(back === undefined ? {} : { back }) }
}

const ownRoutes = (app: Api, { services, uploads }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/me/verification',
    config: forUsers,
    schema: { response: okResponse(z.object({ verification: ApiVerification.nullable() })) },
    handler: async (request) => expectOk(await services.identity.verification({}, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/me/verification',
    config: forUsers,
    schema: { response: createdResponse(z.object({ verification: ApiVerification })) },
    handler: async (request, reply) => {
      const call = onBehalfOf(request)
      const asked = await uploads.takeForm(request, {
        authorize: () => services.identity.mayRequestVerification({}, call),
        mostFiles: DocumentKind.options.length,
        submit: async (files) => {
          const documents = documentsOf(files)
          const missing = files.has('front') ? '/selfie' : '/front'
          return documents
            ? services.identity.requestVerification(documents, call)
            : err('request.invalid', { issues: [{ path: missing, message: 'is missing' }] })
        },
      })
      return reply.code(201).send(asked)
    },
  })
}

const caseRoutes = (app: Api, { services, blobs }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/admin/verifications',
    config: forAdmins,
    schema: {
      querystring: z.object({
        status: VerificationStatus.default('pending'),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
      response: okResponse(z.object({ items: z.array(ApiVerificationCase), nextCursor: z.string().nullable() })),
    },
    handler: async (request) => expectOk(await services.identity.verifications(request.query, onBehalfOf(request))),
  })

  app.route({
    method: 'GET',
    url: '/api/admin/verifications/:id/documents/:kind',
    config: forActiveAdmins,
    schema: { hide: true, params: CaseParams.extend({ kind: DocumentKind }) },
    handler: async (request, reply) => {
      const { blob, key } = expectOk(await services.identity.verificationDocument(request.params, onBehalfOf(request)))
      const sealed = await blobs.get(blob)
      if (!sealed) throw new ProblemError('verification.notFound')
      const picture = openSealed(Buffer.from(key, 'base64'), sealed)
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(picture)
    },
  })

  app.route({
    method: 'POST',
    url: '/api/admin/verifications/:id/decision',
    config: forActiveAdmins,
    schema: {
      params: CaseParams,
      body: z.discriminatedUnion('decision', [
        z.object({ decision: z.literal('approved') }),
        z.object({ decision: z.literal('rejected'), reason: requiredText(longestVerificationReason) }),
      ]),
      response: okResponse(z.object({ verification: ApiVerification })),
    },
    handler: async (request) =>
      expectOk(await services.identity.decideVerification({ ...request.params, ...request.body }, onBehalfOf(request))),
  })
}

/** A person's own verification, and the cases of those who decide. */
export const verificationRoutes = (app: Api, deps: Deps): void => {
  ownRoutes(app, deps)
  caseRoutes(app, deps)
}
