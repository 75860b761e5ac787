import { access, constants } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BffConfig } from '../core/config.ts'
import { archiveFile, archivePath } from './map-config.ts'

/** Serves the configured PMTiles archive, in the pieces that the browser asks for. Throws at the start where the file cannot be read. */
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
  // Anybody's, like the pictures: it knows nothing of people.
  app.get(archivePath, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(basename(file)))
}
