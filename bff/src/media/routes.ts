import { PhotoFormat, PhotoHash, photoKey } from '@nordbo/contracts'
import { z } from 'zod'
import type { Deps } from '../deps/deps.ts'
import type { Api } from '../http/api.ts'
import { forAnyone } from '../http/responses.ts'
import { ProblemError } from '../problems/problems.ts'

/** Photos. A photo's address contains the hash of its content, so it is cached for good. */
export const mediaRoutes = (app: Api, { blobs }: Deps): void => {
  app.route({
    method: 'GET',
    url: '/media/photos/:hash/:file',
    config: forAnyone,
    schema: { hide: true, params: z.object({ hash: PhotoHash, file: z.string().regex(/^\d{2,5}\.(avif|webp)$/) }) },
    handler: async (request, reply) => {
      const [width, format] = request.params.file.split('.')
      const key = photoKey(request.params.hash, Number(width), PhotoFormat.parse(format))
      const stream = await blobs.stream(key)
      if (!stream) throw new ProblemError('route.notFound')
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type(`image/${format}`).send(stream)
    },
  })
}
