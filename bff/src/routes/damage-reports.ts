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
import { ApiHost } from '../api/listing.ts'
import { Dkk, toDkk, toOre } from '../api/money.ts'
import { type Api, onBehalfOf, type Ports } from '../http/api.ts'
import { expectOk, ProblemError, problemAnswer } from '../http/problems.ts'

const rule = { rule: { who: 'user' } } as const
const BookingParams = z.object({ id: BookingId })
const ReportParams = z.object({ id: DamageReportId })
const PhotoParams = z.object({ id: DamagePhotoId })
const ApiDamageReport = DamageReport.omit({ estimatedCostOre: true })
  .extend({ estimatedCost: Dkk.nullable() })
  .meta({ id: 'DamageReport' })
const ApiDamageReports = DamageReports.omit({ reports: true })
  .extend({ reports: z.array(ApiDamageReport), guest: ApiHost.nullable(), host: ApiHost.nullable() })
  .meta({ id: 'DamageReports' })
const Done = z.object({})

const toApiReport = ({ estimatedCostOre, ...report }: DamageReport): z.infer<typeof ApiDamageReport> => ({
  ...report,
  estimatedCost: estimatedCostOre === null ? null : toDkk(estimatedCostOre),
})

/** Damage of a stay and its private pictures. */
export const damageReportRoutes = (app: Api, { services, faces, blobs, uploads }: Ports): void => {
  app.route({
    method: 'GET',
    url: '/api/bookings/:id/damage-reports',
    config: rule,
    schema: { params: BookingParams, response: { 200: ApiDamageReports, default: problemAnswer } },
    handler: async (request) => {
      const asking = onBehalfOf(request)
      const { reports, ...stay } = expectOk(
        await services.booking.damageReports({ bookingId: request.params.id }, asking),
      )
      const people = await faces.of([stay.guestId, stay.hostId], asking)
      return {
        ...stay,
        reports: reports.map(toApiReport),
        guest: people.get(stay.guestId) ?? null,
        host: people.get(stay.hostId) ?? null,
      }
    },
  })

  app.route({
    method: 'POST',
    url: '/api/bookings/:id/damage-photos',
    config: rule,
    schema: { params: BookingParams, response: { 201: z.object({ photo: DamagePhoto }), default: problemAnswer } },
    handler: async (request, reply) => {
      const bookingId = request.params.id
      const asking = onBehalfOf(request)
      const added = await uploads.take(request, {
        may: () => services.booking.mayAddDamagePhoto({ bookingId }, asking),
        hand: (quarantineKey) => services.booking.addDamagePhoto({ bookingId, quarantineKey }, asking),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    method: 'GET',
    url: '/api/damage-photos/:id/:size',
    config: rule,
    schema: { hide: true, params: PhotoParams.extend({ size: z.enum(['small', 'large']) }) },
    handler: async (request, reply) => {
      const { id, size } = request.params
      const { width } = expectOk(await services.booking.damagePhoto({ id }, onBehalfOf(request)))
      const [small = width] = privatePhotoWidths(width)
      const stream = await blobs.stream(privatePhotoKey(id, size === 'small' ? small : width))
      if (!stream) throw new ProblemError('damage.photoNotFound')
      // Asked for every time: a person who may no longer see it must not find it in a cache.
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(stream)
    },
  })

  app.route({
    method: 'DELETE',
    url: '/api/damage-photos/:id',
    config: rule,
    schema: { params: PhotoParams, response: { 200: Done, default: problemAnswer } },
    handler: async (request) => expectOk(await services.booking.removeDamagePhoto(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/damage-reports',
    config: rule,
    schema: {
      body: z.object({
        bookingId: BookingId,
        description: DamageDescription,
        /** Whole DKK; null where nobody knows. */
        estimatedCost: z.int().min(0).max(100_000_000).nullable().default(null),
        photos: z.array(DamagePhotoId).max(mostDamagePhotos).default([]),
      }),
      response: { 201: z.object({ id: DamageReportId, status: DamageStatus }), default: problemAnswer },
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
    config: rule,
    schema: {
      params: ReportParams,
      body: z.object({ text: DamageText }),
      response: { 200: Done, default: problemAnswer },
    },
    handler: async (request) =>
      expectOk(await services.booking.answerDamageReport({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/damage-reports/:id/close',
    config: rule,
    schema: { params: ReportParams, response: { 200: Done, default: problemAnswer } },
    handler: async (request) => expectOk(await services.booking.closeDamageReport(request.params, onBehalfOf(request))),
  })
}
