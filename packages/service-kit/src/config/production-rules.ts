type Values = Readonly<Record<string, unknown>>
type Rule = (value: string) => string | undefined

/** A secret with fewer distinct characters was not generated at random. */
const minDistinctCharacters = 10
const placeholder = /change.?me|example|placeholder|password|secret|nordbo-demo|^test|0000000000|1234567890/i

/** Why a secret is too weak, or undefined. */
const weakness = (secret: string, minLength: number): string | undefined => {
  if (secret.length < minLength) return `is too short: ${minLength} characters at least`
  if (new Set(secret).size < minDistinctCharacters || placeholder.test(secret)) return 'is weak: take random characters'
  return undefined
}
const secret: Rule = (value) => weakness(value.replace(/^whsec_/, ''), 32)

/** Checks the password in an address. */
const address: Rule = (value) => {
  if (!URL.canParse(value)) return undefined
  const { password } = new URL(value)
  return password === '' ? 'holds no password' : weakness(decodeURIComponent(password), 16)
}

/** Encryption without a certificate check does not protect from an attacker on the way. */
const verifiedTls: Rule = (value) => {
  const mode = URL.canParse(value) ? new URL(value).searchParams.get('sslmode') : null
  return mode === null || mode === 'verify-full'
    ? undefined
    : 'must check the server’s certificate: sslmode=verify-full'
}

/** Whether the last 32 bytes of an Ed25519 key, private or public, look random. */
const isRandomKey = (base64: string): boolean =>
  new Set(Buffer.from(base64, 'base64').subarray(-32)).size >= minDistinctCharacters

const httpsOnly: Rule = (value) => (value.startsWith('https://') ? undefined : 'must begin with https://')

const plainMail: Rule = (value) => {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, searchParams } = new URL(value)
  if (/^(sandbox|localhost|127\.|\[::1\])/.test(hostname)) return 'is an address of the sandbox'
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return 'must check the server’s certificate'
  const encrypted = protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
  return encrypted ? undefined : 'is plain: take smtps://, or smtp:// with ?requireTLS=true'
}

const livePrefix =
  (prefix: RegExp, problem: string): Rule =>
  (value) =>
    prefix.test(value) ? undefined : problem

/** The rule of each variable in production; absent values are checked elsewhere. */
const rules: Readonly<Record<string, Rule>> = {
  STRIPE_SECRET_KEY: livePrefix(/^(sk|rk)_live_\w{16}/, 'is no live key'),
  STRIPE_PUBLISHABLE_KEY: livePrefix(/^pk_live_\w{16}/, 'is no live key'),
  STRIPE_API_URL: livePrefix(/^https:\/\/api\.stripe\.com\/?$/, 'is not Stripe’s own address'),
  STRIPE_WEBHOOK_SECRET: secret,
  MAIL_BOUNCE_SECRET: secret,
  SESSION_SECRET: secret,
  DOCUMENT_SECRET: secret,
  PICTURE_SECRET: secret,
  PUSH_SECRET: secret,
  FUZZ_SECRET: secret,
  S3_SECRET_ACCESS_KEY: (value) => weakness(value, 16),
  DATABASE_URL: (value) => address(value) ?? verifiedTls(value),
  REDIS_URL: address,
  NATS_URL: address,
  SIGNING_KEY: (value) => (isRandomKey(value) ? undefined : 'is weak: draw a key'),
  SMTP_URL: plainMail,
  PUBLIC_URL: httpsOnly,
  CVR_API_URL: httpsOnly,
}
const never = ['SANDBOX_URL', 'NORDBO_CRASH_AT', 'CALENDAR_LOCAL_ADDRESSES']

const keyProblems = (keys: unknown): string[] => {
  if (typeof keys !== 'object' || keys === null) return []
  const all = Object.entries(keys).map(([name, key]) => [name, String(key)] as const)
  const weak = all.filter(([, key]) => !isRandomKey(key)).map(([name]) => `PUBLIC_KEYS.${name}: is weak: draw a key`)
  const shared = new Set(all.map(([, key]) => key)).size < all.length
  return shared ? [...weak, 'PUBLIC_KEYS: two principals share a key'] : weak
}

/** Problems of the sign-in providers, whose issuers are trusted to say who a person is. */
const providerProblems = (providers: unknown): string[] =>
  (Array.isArray(providers) ? providers : []).flatMap((each: unknown) => {
    const { id, issuer, clientSecret }: Values = { ...Object(each) }
    const found = [httpsOnly(String(issuer)), weakness(String(clientSecret), 16)]
    return found.flatMap((problem) => (problem ? [`OIDC_PROVIDERS.${String(id)}: ${problem}`] : []))
  })

/** Every setting that is unfit for production, as problems by variable; values are never shown. */
export const productionProblems = (values: Values): string[] => [
  ...never.flatMap((key) => (values[key] ? [`${key}: must not be set in production`] : [])),
  ...Object.entries(rules).flatMap(([key, rule]) => {
    const value = values[key]
    const problem = typeof value === 'string' && value !== '' ? rule(value) : undefined
    return problem === undefined ? [] : [`${key}: ${problem}`]
  }),
  ...keyProblems(values.PUBLIC_KEYS),
  ...providerProblems(values.OIDC_PROVIDERS),
]
