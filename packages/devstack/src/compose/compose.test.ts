import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { natsPermissions, serviceNames } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { images } from '../infra/containers.ts'
import { postgresSettings } from '../infra/postgres.ts'
import { redisSettings } from '../infra/redis.ts'
import { configSchemaOf, processes, variablesOf } from '../stack/processes.ts'
import { inRepo } from '../workspace/paths.ts'
import { composeSource, readCompose } from './compose-file.ts'
import { composeVariables, envExample, environmentIn, fillSecrets } from './env-file.ts'
import { composeNatsConfig, composeRedisConfig } from './server-configs.ts'

const { services, networks } = readCompose()
const servers = ['postgres', 'redis', 'nats'] as const
const dockerfile = readFileSync(inRepo('deploy/Dockerfile'), 'utf8')
const example = readFileSync(inRepo('.env.example'), 'utf8')

describe('docker-compose.yml', () => {
  test('runs every process of the system, the three servers, and the migration', () => {
    const expected = [...servers, 'migrate', ...processes.map(({ name }) => name)]
    expect(Object.keys(services).sort()).toEqual([...expected].sort())
  })

  test.each(processes.map((definition) => [definition.name, definition] as const))(
    '%s gets the variables of its configuration schema and no other',
    async (name, definition) => {
      const variables = await variablesOf(definition)
      const given = Object.keys(services[name]?.environment ?? {})
      const known = variables.map((variable) => variable.name)
      expect(given.filter((variable) => !known.includes(variable))).toEqual([])
      const missing = variables.filter((variable) => variable.required && !given.includes(variable.name))
      expect(missing).toEqual([])
    },
  )

  test.each(processes.map((definition) => [definition.name, definition] as const))(
    '%s accepts what it gets from a freshly made .env',
    async (name, definition) => {
      const given = environmentIn(services[name]?.environment ?? {}, parseEnv(fillSecrets(example)))
      const result = (await configSchemaOf(definition)).safeParse(given)
      expect(result.error?.issues ?? []).toEqual([])
    },
  )

  test('every process is built from a stage of the one Dockerfile that runs its program', () => {
    for (const { name, folder } of processes) {
      expect(services[name]?.build).toEqual({ context: '.', dockerfile: 'deploy/Dockerfile', target: name })
      expect(dockerfile).toMatch(
        new RegExp(`^FROM runtime AS ${name}\\n(COPY .*\\n)?CMD \\["${folder}/src/main\\.ts"\\]`, 'm'),
      )
    }
  })

  test('everything that keeps running has a health check', () => {
    for (const [name, service] of Object.entries(services))
      if (name !== 'migrate') expect(service.healthcheck?.test.length, name).toBeGreaterThan(1)
  })

  test('only the BFF publishes a port, and by default only on loopback', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports.length > 0)
    expect(open.map(([name]) => name)).toEqual(['bff'])
    expect(services.bff?.ports).toHaveLength(1)
    expect(services.bff?.ports[0]).toMatch(/^\$\{HOST:-127\.0\.0\.1\}:\$\{PORT:-3000\}:3000$/)
  })

  test('the servers are on an internal network without a way out', () => {
    expect(networks.inside).toEqual({ internal: true })
    for (const name of [...servers, 'migrate']) expect(services[name]?.networks).toEqual(['inside'])
  })

  test('the servers run on the images and settings that the launcher uses', () => {
    for (const name of servers) expect(services[name]?.image).toBe(images[name])
    expect(services.postgres?.command?.filter((word) => word !== '-c').slice(1)).toEqual(postgresSettings(true))
    for (const setting of redisSettings) expect(composeRedisConfig()).toContain(setting)
  })

  test('each service has the addresses of its own database and users', () => {
    for (const name of serviceNames) {
      const environment = services[name]?.environment ?? {}
      const upper = name.toUpperCase()
      expect(environment.DATABASE_URL).toBe(
        `postgresql://nordbo_${name}:\${DATABASE_PASSWORD_${upper}:?}@\${POSTGRES_AT:-postgres:5432}/nordbo_${name}\${POSTGRES_OPTIONS:-}`,
      )
      expect(environment.NATS_URL).toBe(
        `\${NATS_SCHEME:-nats}://${name}:\${NATS_PASSWORD_${upper}:?}@\${NATS_AT:-nats:4222}`,
      )
      expect(environment.REDIS_URL).toBe(
        `\${REDIS_SCHEME:-redis}://${name}:\${REDIS_PASSWORD_${upper}:?}@\${REDIS_AT:-redis:6379}`,
      )
      expect(environment.SIGNING_KEY).toBe(`\${SIGNING_KEY_${upper}:?}`)
    }
  })

  test('no secret is written into it', () => {
    const secret = /PASSWORD|SECRET|SIGNING_KEY|_KEY_ID|PUBLIC_KEYS/
    for (const service of Object.values(services))
      for (const [name, value] of Object.entries(service.environment)) {
        if (secret.test(name)) expect(value, name).toMatch(/^\$\{\w+:[?-]\}$/)
        expect(value, name).not.toMatch(/:\/\/[^:/]*:[^$@/]+@/)
      }
  })
})

describe('the generated files for containers', () => {
  const again = 'node_modules/.bin/node packages/devstack/src/compose/write-main.ts writes it anew'

  test('.env.example names every variable of the compose file, and is fresh', () => {
    expect(example, again).toBe(envExample(composeSource()))
    for (const { name } of composeVariables(composeSource())) expect(example).toMatch(new RegExp(`^(# )?${name}=`, 'm'))
  })

  test('.env.example explains every variable and contains no secret', () => {
    expect(example).not.toMatch(/^#( Optional\.)?\s*\n(# )?[A-Z]/m)
    expect(example).not.toMatch(/^\w*(PASSWORD|SECRET|SIGNING_KEY)\w*=./m)
  })

  test('`npm run env` leaves no required variable empty', () => {
    const filled = fillSecrets(example)
    const empty = composeVariables(composeSource()).filter(
      ({ name, required }) => required && new RegExp(`^${name}=$`, 'm').test(filled),
    )
    expect(empty).toEqual([])
  })

  test('deploy/redis.conf gives each user its own keys and commands, and is fresh', () => {
    const config = composeRedisConfig()
    expect(readFileSync(inRepo('deploy/redis.conf'), 'utf8'), again).toBe(config)
    expect(config).toContain('user booking on >$REDIS_PASSWORD_BOOKING resetchannels ~nordbo:booking:* ')
    expect(config).toContain('user default off')
  })

  test('deploy/nats.conf gives each user the subjects of its contracts, and is fresh', () => {
    const config = composeNatsConfig()
    expect(readFileSync(inRepo('deploy/nats.conf'), 'utf8'), again).toBe(config)
    expect(config).toContain('"password": $NATS_PASSWORD_BOOKING')
    expect(config).toContain('"sync_interval": "always"')
    for (const subject of natsPermissions('booking').publish) expect(config).toContain(JSON.stringify(subject))
  })
})
