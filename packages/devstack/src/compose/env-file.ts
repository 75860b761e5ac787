import { globSync, readFileSync } from 'node:fs'
import { principals, serviceNames } from '@nordbo/contracts'
import { makeSecrets, publicKeysOf, secretOf } from '../secrets/secrets.ts'
import { configFileOf, processes } from '../stack/processes.ts'
import { inRepo, repoRoot } from '../workspace/paths.ts'
import { natsPasswordVariable, redisPasswordVariable } from './server-configs.ts'

/** One variable that docker-compose.yml takes from .env. */
export interface ComposeVariable {
  name: string
  /** Compose refuses to start without it. */
  required: boolean
  fallback: string
}

/** `${NAME:?}` (required) or `${NAME:-fallback}`. */
const variable = /\$\{(\w+)(:[?-])?([^}]*)\}/g

/** The variables of a compose file, in the order in which they first appear. */
export const composeVariables = (source: string): ComposeVariable[] => {
  const found = new Map<string, ComposeVariable>()
  for (const [, name = '', operator = '', fallback = ''] of source.matchAll(variable))
    if (!found.has(name)) found.set(name, { name, required: operator !== ':-', fallback })
  return [...found.values()]
}

/** A doc comment and the variable right below it. */
const commentedField = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+([A-Z][A-Z0-9_]+):/g

/** Explanations of variables, from the doc comments of the configuration schemas. */
const commentsInSchemas = (): Map<string, string> => {
  const files = globSync([...processes.map(configFileOf), 'packages/service-kit/src/config/kit-config.ts'], {
    cwd: repoRoot,
  })
  const comments = new Map<string, string>()
  for (const file of files.sort())
    for (const [, comment = '', name = ''] of readFileSync(inRepo(file), 'utf8').matchAll(commentedField))
      if (!comments.has(name)) comments.set(name, comment.replaceAll(/\s*\n\s*\*\s*/g, ' ').trim())
  return comments
}

const ownComments: Record<string, string> = {
  POSTGRES_PASSWORD: 'Of the superuser; used by `migrate` alone.',
  POSTGRES_AT: 'Host and port of Postgres, as the network `inside` reaches it.',
  POSTGRES_OPTIONS: '`?sslmode=verify-full` encrypts the way to Postgres, and the server has to prove its name.',
  REDIS_AT: 'Host and port of Redis. Another than the one here needs the users of deploy/redis.conf.',
  REDIS_SCHEME: '`rediss` encrypts the way to Redis.',
  NATS_AT: 'Host and port of NATS. Another than the one here needs the users of deploy/nats.conf.',
  NATS_SCHEME: '`tls` encrypts the way to NATS.',
  TLS_CA_FILE:
    'Certificates (PEM) of the authority of those servers, where it is no public one: /certificates/<file>, from the folder certificates/.',
  NODE_ENV: '`production` refuses what is named above.',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent.',
  HOST: 'Address of this machine that the public port is bound to.',
  PORT: 'The public port.',
  SMTP_URL: 'The mail server.',
  PUBLIC_KEYS: 'JSON: the public half of every SIGNING_KEY, by principal.',
  S3_BUCKET: 'Pictures go there instead of into the volume `blobs`.',
  S3_ENDPOINT: 'Of a store that is not Amazon’s.',
  S3_REGION: 'Of the bucket.',
  S3_ACCESS_KEY_ID: 'Needed with S3_BUCKET.',
  S3_SECRET_ACCESS_KEY: 'Needed with S3_BUCKET.',
  STRIPE_SECRET_KEY: 'Secret key of the payment provider; for the sandbox any that begins with sk_test_.',
  FUZZ_SECRET: 'Moves the public point of each home; changing it moves them all.',
}

const commentFor = (name: string, fromSchemas: Map<string, string>): string | undefined => {
  if (ownComments[name] !== undefined) return ownComments[name]
  const [, base, owner] = /^(DATABASE_PASSWORD|REDIS_PASSWORD|NATS_PASSWORD|SIGNING_KEY)_(\w+)$/.exec(name) ?? []
  if (base === 'DATABASE_PASSWORD') return `Of the database role of ${owner?.toLowerCase()}.`
  if (base === 'REDIS_PASSWORD') return `Of the user ${owner?.toLowerCase()} of Redis.`
  if (base === 'NATS_PASSWORD') return `Of the user ${owner?.toLowerCase()} of the message system.`
  if (base === 'SIGNING_KEY') return `Ed25519 private key of ${owner?.toLowerCase()}, PKCS #8 DER in base64.`
  return fromSchemas.get(name)
}

/** Values with which containers run without any outside account. */
const sandboxDefaults: Record<string, string> = {
  COMPOSE_PROFILES: 'sandbox',
  NODE_ENV: 'development',
  PUBLIC_URL: 'http://localhost:3000',
  SANDBOX_URL: 'http://sandbox:9000',
  STRIPE_API_URL: 'http://sandbox:9000',
  SMTP_URL: 'smtp://sandbox:2525',
}

/** .env.example: every variable of the compose file with its explanation; secrets are empty. */
export const envExample = (compose: string): string => {
  const fromSchemas = commentsInSchemas()
  const lines = composeVariables(compose).map(({ name, required, fallback }) => {
    const comment = commentFor(name, fromSchemas) ?? ''
    const value = sandboxDefaults[name] ?? fallback
    const optional = required || value !== '' ? '' : '# '
    return `# ${comment}${required ? '' : ' Optional.'}\n${optional}${name}=${value}`
  })
  return [
    '# What docker-compose.yml needs. `npm run env` makes .env from it with fresh secrets; this file has none.',
    '',
    '# With the profile `sandbox`: play money and a mailbox. For real money take it out, with SANDBOX_URL and STRIPE_API_URL,',
    '# set NODE_ENV to production and put in the keys of Stripe and the address of a mail server.',
    '',
    '# With NODE_ENV=production a process does not start, and names every reason at once, while it is given: an address of the',
    '# sandbox, keys of Stripe that are not live, a secret or password that is short, typed or all zeros, no password at all, a',
    '# PUBLIC_URL without https, a mail server without TLS (take smtps://, or smtp:// with ?requireTLS=true), or a way to',
    '# Postgres that encrypts without checking the certificate.',
    '',
    `COMPOSE_PROFILES=${sandboxDefaults.COMPOSE_PROFILES}`,
    '',
    ...lines,
    '',
  ].join('\n')
}

/** .env.example with a fresh value for every empty secret. */
export const fillSecrets = (example: string): string => {
  const secrets = makeSecrets()
  const values: Record<string, string> = {
    POSTGRES_PASSWORD: secrets.postgres,
    SESSION_SECRET: secrets.session,
    DOCUMENT_SECRET: secrets.documents,
    PICTURE_SECRET: secrets.pictures,
    PUSH_SECRET: secrets.push,
    FUZZ_SECRET: secrets.fuzz,
    STRIPE_SECRET_KEY: secrets.stripe,
    STRIPE_WEBHOOK_SECRET: secrets.webhook,
    PUBLIC_KEYS: JSON.stringify(publicKeysOf(secrets)),
  }
  for (const service of serviceNames)
    values[`DATABASE_PASSWORD_${service.toUpperCase()}`] = secretOf(secrets.databases, service)
  for (const user of [...principals, 'stack']) {
    values[redisPasswordVariable(user)] = secretOf(secrets.redisUsers, user)
    values[natsPasswordVariable(user)] = secretOf(secrets.nats, user)
  }
  for (const principal of principals)
    values[`SIGNING_KEY_${principal.toUpperCase()}`] = secretOf(secrets.signing, principal).privateKey
  return example.replaceAll(/^(\w+)=$/gm, (line, name: string) =>
    values[name] === undefined ? line : `${name}=${values[name]}`,
  )
}

/** An environment of the compose file with its variables filled in; empty values count as absent, as in every process. */
export const environmentIn = (
  environment: Record<string, string>,
  env: Record<string, string | undefined>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [
        name,
        value.replaceAll(variable, (_, key: string, _operator: string, fallback: string) => env[key] || fallback),
      ])
      .filter(([, value]) => value !== ''),
  )
