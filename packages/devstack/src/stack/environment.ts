import { join } from 'node:path'
import { principals } from '@nordbo/contracts'
import { publicKeysOf, secretOf } from '../secrets/secrets.ts'
import { inRepo } from '../workspace/paths.ts'
import { findProcess, isService, type ProcessName, variablesOf } from './processes.ts'
import type { Stack } from './stack.ts'

/** Values of tests, which check answers strictly and create hundreds of people. */
const testValues: Record<string, string> = {
  STRICT: 'true',
  PATIENCE: '10',
  // A system of a test answers few questions.
  WARM_DB_CONNECTIONS: '0',
  RATE_LIMIT_PER_MINUTE: '10000000',
  RATE_LIMIT_DOORS_PER_MINUTE: '10000000',
  SIGN_IN_LIMIT: '1000000',
  SIGN_IN_ACCOUNT_LIMIT: '1000000',
  SIGN_IN_NETWORK_LIMIT: '1000000',
  SIGN_UP_LIMIT: '1000000',
  CONTACT_MAIL_LIMIT: '1000000',
  CONTACT_NETWORK_LIMIT: '1000000',
  CONTACT_WIDE_LIMIT: '1000000',
  // Tests read mails at once.
  PAYOUT_MAIL_PAUSE_SECONDS: '0',
}

/** Settings of maps other than the bundled one. */
const mapSettings = ['MAPBOX_TOKEN', 'MAP_STYLE_URL', 'MAP_STYLE_URL_DARK', 'MAP_PMTILES', 'MAP_ORIGINS']
/** Settings of a mail server other than the sandbox's. Tests send nothing there. */
const mailSettings = ['SMTP_URL', 'MAIL_FROM', 'MAIL_BOUNCE_SECRET']

/** Those of some settings that the environment gives. */
const given = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value ? [[name, value]] : []
    }),
  )

/** The sandbox's OpenID Connect provider, at which everybody may be anyone. */
const signInProvider = ({ sandboxUrl, secrets }: Stack) => ({
  ...{ id: 'sandbox', name: 'Prøve-ID', issuer: `${sandboxUrl}/_sandbox/oidc` },
  ...{ clientId: 'nordbo', clientSecret: secrets.oidc },
})

/** Every value that a process's schema may name, for one process. */
const valuesFor = (name: ProcessName, stack: Stack): Record<string, string> => {
  const { secrets, infra } = stack
  const principal = principals.find((each) => each === name)
  return {
    NODE_ENV: stack.mode,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    ...given(mapSettings),
    HEALTH_PORT: String(stack.healthPorts[name]),
    REDIS_PREFIX: stack.redisPrefix,
    ...(isService(name) ? { DATABASE_URL: stack.databases[name] } : {}),
    ...(principal === undefined
      ? {}
      : {
          REDIS_URL: infra.redisUrl(principal),
          NATS_URL: infra.natsUrl(principal),
          SIGNING_KEY: secretOf(secrets.signing, principal).privateKey,
        }),
    ...(infra.caFile === undefined ? {} : { TLS_CA_FILE: infra.caFile }),
    PUBLIC_KEYS: JSON.stringify(publicKeysOf(secrets)),
    BLOB_DIR: join(stack.home, 'blobs'),
    SANDBOX_URL: stack.sandboxUrl,
    SANDBOX_DIR: join(stack.home, 'sandbox'),
    SMTP_URL: `smtp://127.0.0.1:${stack.smtpPort}`,
    SMTP_PORT: String(stack.smtpPort),
    STRIPE_SECRET_KEY: secrets.stripe,
    STRIPE_API_URL: stack.sandboxUrl,
    STRIPE_WEBHOOK_SECRET: secrets.webhook,
    MAIL_BOUNCE_SECRET: secrets.bounces,
    WEBHOOK_URL: `${stack.localUrl}/api/webhooks/stripe`,
    ONBOARDING_URL: `${stack.publicUrl}/api/sandbox/onboarding`,
    PORTAL_URL: `${stack.publicUrl}/api/sandbox/portal`,
    OIDC_PROVIDERS: JSON.stringify([signInProvider(stack)]),
    OIDC_CLIENT_SECRET: secrets.oidc,
    OIDC_REDIRECT_URL: `${stack.publicUrl}/api/auth/providers/sandbox/callback`,
    OIDC_AUTHORIZE_URL: `${stack.publicUrl}/api/sandbox/oidc/authorize`,
    CVR_API_URL: `${stack.sandboxUrl}/_sandbox/cvr`,
    SESSION_SECRET: secrets.session,
    DOCUMENT_SECRET: secrets.documents,
    PICTURE_SECRET: secrets.pictures,
    PUSH_SECRET: secrets.push,
    FUZZ_SECRET: secrets.fuzz,
    CALENDAR_LOCAL_ADDRESSES: `${stack.publicUrl}/api/calendars/,${stack.sandboxUrl}/_sandbox/calendars/`,
    PUBLIC_URL: stack.publicUrl,
    WEB_DIST: inRepo('web/dist'),
    SANDBOX_PORT: String(stack.sandboxPort),
    ...(stack.mode === 'test' ? testValues : given(mailSettings)),
    PORT: String(stack.port),
    // A client that reaches the sandbox may read every mail and confirm every payment.
    HOST: name === 'sandbox' ? '127.0.0.1' : stack.host,
  }
}

/**
 * The environment of one process: only the variables of its own schema, so that no process gets a secret that it does not
 * use. Throws when the schema requires one that the stack does not have.
 */
export const environmentFor = async (name: ProcessName, stack: Stack): Promise<Record<string, string>> => {
  const values = valuesFor(name, stack)
  const variables = await variablesOf(findProcess(name))
  const unknown = variables.filter((variable) => variable.required && values[variable.name] === undefined)
  if (unknown.length > 0)
    throw new Error(
      `${name} needs ${unknown.map((each) => each.name).join(', ')}; packages/devstack/src/stack/environment.ts gives none`,
    )
  return Object.fromEntries(
    variables.flatMap(({ name: variable }) => {
      const value = values[variable]
      return value === undefined ? [] : [[variable, value]]
    }),
  )
}
