import {
  BookingId,
  DamageDescription,
  DamagePhoto,
  DamagePhotoId,
  DamageReport,
  DamageReportId,
  DamageReports,
  DamageStatus,
  DamageText,
  mostDamagePhotos,
  privatePhotoKey,
  privatePhotoWidths,
} from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { Dkk, toDkk, toOre } from '../http/money.ts'
import { createdResponse, emptyResponse, forUsers, okResponse } from '../http/responses.ts'
import { ApiHost } from '../listings/shapes.ts'
import { expectOk, ProblemError } from '../problems/problems.ts'

const BookingParams = z.object({ id: BookingId })
const ReportParams = z.object({ id: DamageReportId })
const PhotoParams = z.object({ id: DamagePhotoId })
const ApiDamageReport = DamageReport.omit({ estimatedCostOre: true })
  .extend({ estimatedCost: Dkk.nullable() })
  .meta({ id: 'DamageReport' })
const ApiDamageReports = DamageReports.omit({ reports: true })
  .extend({ reports: z.array(ApiDamageReport), guest: ApiHost.nullable(), host: ApiHost.nullable() })
  .meta({ id: 'DamageReports' })

const toApiReport = ({ estimatedCostOre, ...report }: DamageReport): z.infer<typeof ApiDamageReport> => ({
  ...report,
  estimatedCost: estimatedCostOre === null ? null : toDkk(estimatedCostOre),
})

const readRoutes = (app: Api, { services, userCache }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/damage-reports',
    config: forUsers,
    schema: { params: BookingParams, response: okResponse(ApiDamageReports) },
    handler: async (request) => {
      const call = onBehalfOf(request)
      const { reports, ...stay } = expectOk(
        await services.booking.damageReports({ bookingId: request.params.id }, call),
      )
      const people = await userCache.byIds([stay.guestId, stay.hostId], call)
      return {
        ...stay,
        reports: reports.map(toApiReport),
        guest: people.get(stay.guestId) ?? null,
        host: people.get(stay.hostId) ?? null,
      }
    },
  })
}

const photoRoutes = (app: Api, { services, blobs, uploads }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/bookings/:id/damage-photos',
    config: forUsers,
    schema: { params: BookingParams, response: createdResponse(z.object({ photo: DamagePhoto })) },
    handler: async (request, reply) => {
      const bookingId = request.params.id
      const call = onBehalfOf(request)
      const added = await uploads.take(request, {
        authorize: () => services.booking.mayAddDamagePhoto({ bookingId }, call),
        submit: (quarantineKey) => services.booking.addDamagePhoto({ bookingId, quarantineKey }, call),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/damage-photos/:id/:size',
    config: forUsers,
    schema: { hide: true, params: PhotoParams.extend({ size: z.enum(['small', 'large']) }) },
    handler: async (request, reply) => {
      const { id, size } = request.params
      const { width } = expectOk(await services.booking.damagePhoto({ id }, onBehalfOf(request)))
      const [small = width] = privatePhotoWidths(width)
      const stream = await blobs.stream(privatePhotoKey(id, size === 'small' ? small : width))
      if (!stream) throw new ProblemError('damage.photoNotFound')
      // Rights may end, so no cache stores the photo.
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(stream)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/damage-photos/:id',
    config: forUsers,
    schema: { params: PhotoParams, response: emptyResponse },
    handler: async (request) => expectOk(await services.booking.removeDamagePhoto(request.params, onBehalfOf(request))),
  })
}

const reportRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'POST',
    url: '/api/damage-reports',
    config: forUsers,
    schema: {
      body: z.object({
        bookingId: BookingId,
        description: DamageDescription,
        /** Whole DKK; null when unknown. */
        estimatedCost: z.int().min(0).max(100_000_000).nullable().default(null),
        photos: z.array(DamagePhotoId).max(mostDamagePhotos).default([]),
      }),
      response: createdResponse(z.object({ id: DamageReportId, status: DamageStatus })),
    },
    handler: async (request, reply) => {
      const { estimatedCost, ...report } = request.body
      const estimatedCostOre = estimatedCost === null ? null : toOre(estimatedCost)
      return reply
        .code(201)
        .send(expectOk(await services.booking.reportDamage({ ...report, estimatedCostOre }, onBehalfOf(request))))
    },
  })

  app.route({
    method: 'POST',
    url: '/api/damage-reports/:id/answer',
    config: forUsers,
    schema: { params: ReportParams, body: z.object({ text: DamageText }), response: emptyResponse },
    handler: async (request) =>
      expectOk(await services.booking.answerDamageReport({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/damage-reports/:id/close',
    config: forUsers,
    schema: { params: ReportParams, response: emptyResponse },
    handler: async (request) => expectOk(await services.booking.closeDamageReport(request.params, onBehalfOf(request))),
  })
}

/** Damage reports of a stay and their private photos. */
export const damageReportRoutes = (app: Api, deps: Deps): void => {
  readRoutes(app, deps)
  photoRoutes(app, deps)
  reportRoutes(app, deps)
}
