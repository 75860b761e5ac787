const secretKeys = new Set([
  'password',
  'passwordhash',
  'token',
  'tokenhash',
  'accesstoken',
  'refreshtoken',
  'sessiontoken',
  'cookie',
  'setcookie',
  'authorization',
  'signature',
  'signingkey',
  'secret',
  'clientsecret',
  'apikey',
  'otp',
  'email',
  'phone',
  'phonenumber',
  'cardnumber',
  'cvc',
  'iban',
  'name',
  'firstname',
  'lastname',
  'fullname',
  'address',
  'street',
  'birthdate',
  'cpr',
  'ip',
])
const hidden = '[redacted]'
const depthLimit = 6

const isSecret = (key: string): boolean => secretKeys.has(key.replace(/[-_]/g, '').toLowerCase())

const walk = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > depthLimit) return '[deep]'
  if (Array.isArray(value)) return value.map((entry) => walk(entry, depth + 1))
  // Errors are left to the logger's own serializer; their text is masked as a line.
  if (value instanceof Error) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, isSecret(key) ? hidden : walk(entry, depth + 1)]),
  )
}

/** A copy of what is about to be logged without secrets and personal data, recognised by key at any depth. */
export const redactFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, isSecret(key) ? hidden : walk(value, 1)]))

const keyedText = /"([A-Za-z_-]{1,40})":"(?:[^"\\]|\\.)*"/g
const credentialsInUrl = /([a-z][a-z0-9+.-]*:\/\/)[^\s/@"\\]+@/gi
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const bearer = /\b(bearer\s+)[\w.~+/=-]{8,}/gi
const digits = /\b\d(?:[ -]?\d){12,18}\b/g

const passesLuhn = (text: string): boolean => {
  const numbers = text.replace(/\D/g, '')
  let sum = 0
  for (let index = 0; index < numbers.length; index++) {
    const digit = Number(numbers[numbers.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/**
 * Masks credentials in URLs, mail addresses, bearer tokens and card numbers in a log line, and texts under secret keys: a
 * child logger's bindings are redacted only here.
 */
export const maskLine = (line: string): string =>
  line
    .replace(keyedText, (found, key: string) => (isSecret(key) ? `"${key}":"${hidden}"` : found))
    .replace(credentialsInUrl, `$1${hidden}@`)
    .replace(mailAddress, '[mail]')
    .replace(bearer, `$1${hidden}`)
    .replace(digits, (found) => (found.length >= 15 && passesLuhn(found) ? '[card]' : found))
