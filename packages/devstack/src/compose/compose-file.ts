import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { inRepo } from '../workspace/paths.ts'

const composeService = z.object({
  image: z.string().optional(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  profiles: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})

const composeFile = z.object({
  services: z.record(z.string(), composeService),
  networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
})

/** The text of docker-compose.yml. */
export const composeSource = (): string => readFileSync(inRepo('docker-compose.yml'), 'utf8')

/** docker-compose.yml, parsed, with its YAML merges resolved. */
export const readCompose = (): z.infer<typeof composeFile> => composeFile.parse(parse(composeSource(), { merge: true }))
