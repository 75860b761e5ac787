import { mostListingPhotos, PhotoDescriptor, PhotoHash } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import { type Api, onBehalfOf } from '../http/api.ts'
import { createdResponse, forUsers, okResponse } from '../http/responses.ts'
import { ListingParams } from '../listings/shapes.ts'
import { expectOk } from '../problems/problems.ts'

const Photos = z.object({ photos: z.array(PhotoDescriptor) })
const PhotoParams = ListingParams.extend({ hash: PhotoHash })
const Alt = z.string().trim().max(200).nullable()

const albumRoutes = (app: Api, { services, uploads }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/api/host/listings/:id/photos',
    config: forUsers,
    schema: { params: ListingParams, response: okResponse(Photos) },
    handler: async (request) => expectOk(await services.listings.photosOf(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/photos',
    config: forUsers,
    schema: {
      params: ListingParams,
      response: createdResponse(z.object({ photo: PhotoDescriptor, repeated: z.boolean() })),
    },
    handler: async (request, reply) => {
      const { id } = request.params
      const call = onBehalfOf(request)
      const added = await uploads.take(request, {
        authorize: () => services.listings.mayAddPhoto({ id }, call),
        submit: (quarantineKey) => services.listings.addPhoto({ id, quarantineKey }, call),
      })
      return reply.code(201).send(added)
    },
  })

  app.route({
    method: 'PUT',
    url: '/api/host/listings/:id/photos/order',
    config: forUsers,
    schema: {
      params: ListingParams,
      body: z.object({ hashes: z.array(PhotoHash).max(mostListingPhotos) }),
      response: okResponse(Photos),
    },
    handler: async (request) =>
      expectOk(await services.listings.arrangePhotos({ ...request.params, ...request.body }, onBehalfOf(request))),
  })
}

const onePhotoRoutes = (app: Api, { services }: Deps): void => {
  app.route({
    method: 'PATCH',
    url: '/api/host/listings/:id/photos/:hash',
    config: forUsers,
    schema: { params: PhotoParams, body: z.object({ alt: Alt, altEnglish: Alt }), response: okResponse(Photos) },
    handler: async (request) =>
      expectOk(await services.listings.describePhoto({ ...request.params, ...request.body }, onBehalfOf(request))),
  })

  app.route({
    method: 'DELETE',
    url: '/api/host/listings/:id/photos/:hash',
    config: forUsers,
    schema: { params: PhotoParams, response: okResponse(Photos) },
    handler: async (request) => expectOk(await services.listings.deletePhoto(request.params, onBehalfOf(request))),
  })

  app.route({
    method: 'POST',
    url: '/api/host/listings/:id/photos/:hash/restore',
    config: forUsers,
    schema: { params: PhotoParams, response: okResponse(Photos) },
    handler: async (request) => expectOk(await services.listings.restorePhoto(request.params, onBehalfOf(request))),
  })
}

/** The photos of a home or a draft. */
export const hostPhotoRoutes = (app: Api, deps: Deps): void => {
  albumRoutes(app, deps)
  onePhotoRoutes(app, deps)
}
