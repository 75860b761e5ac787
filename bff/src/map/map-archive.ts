import { access, constants } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { archiveFile, archivePath } from './map-config.ts'

/** Serves the configured PMTiles archive by byte ranges. Throws when its file cannot be read. */
export const mapArchive = async (
  app: FastifyInstance,
  { config }: { config: Pick<BffConfig, 'MAP_PMTILES'> },
): Promise<void> => {
  const named = archiveFile(config)
  if (named === undefined) return
  const file = resolve(named)
  await access(file, constants.R_OK).catch((cause: unknown) => {
    throw new Error(`MAP_PMTILES names ${file}, which cannot be read`, { cause })
  })
  await app.register(fastifyStatic, { root: dirname(file), serve: false, cacheControl: false })
  // Without a rule the route needs no session, and its many requests do not count against the rate limit.
  app.route({
    method: 'GET',
    url: archivePath,
    handler: (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(basename(file)),
  })
}
