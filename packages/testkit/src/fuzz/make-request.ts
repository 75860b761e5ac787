import { createHmac } from 'node:crypto'
import { pictureForm } from '../builders/picture.ts'
import type { Operation, Parameter } from './api-description.ts'
import { type ValueContext, validValue } from './fitting-values.ts'
import { brokenBodies, spoiled, spoiledText } from './spoil.ts'

/** A request to send; `url` is relative to the base. */
export interface FuzzRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | undefined
}

/** How a request is made: valid, with a flaw, or hostile. */
type Temper = 'fitting' | 'spoiled' | 'hostile'

const tempers: readonly Temper[] = ['fitting', 'fitting', 'spoiled', 'spoiled', 'hostile']

/** Percent-encodes a text; URLs cannot contain lone surrogates. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const given = (parameter: Parameter, temper: Temper, context: ValueContext): string => {
  const { random } = context
  const value = validValue(parameter.schema, context)
  if (temper !== 'fitting' && random.chance(0.4)) return spoiledText(random)
  return Array.isArray(value) ? value.map(asText).join() : asText(value)
}

const urlOf = ({ path, parameters }: Operation, temper: Temper, context: ValueContext): string => {
  const { random } = context
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name)
    const text = parameter ? given(parameter, temper, context) : 'x'
    if (temper === 'hostile' && random.chance(0.3))
      return random.pick(['%zz', '%', '%00', '..', '%2e%2e%2f', '%c0%ae', '.', 'a;b', 'x'.repeat(300), '%F0%9F'])
    return encoded(text) || 'x'
  })
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || random.chance(0.35)))
    .map((parameter) => `${encoded(parameter.name)}=${encoded(given(parameter, temper, context))}`)
  if (temper === 'hostile' && random.chance(0.3))
    query.push(
      random.pick(['&&', '=', 'limit=1&limit=2', '__proto__=1', 'q[]=1', 'checkIn[a]=b', '%', '%00=%00', 'q=%ff']),
    )
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

/** Keeps only what a header can contain; fetch refuses the rest. */
const headerSafe = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 4_000)
    .trim()

const strangeHeaders: readonly (readonly [string, string])[] = [
  ['accept', 'image/png'],
  ['accept-encoding', 'br;q=0, *;q=0'],
  ['accept-language', 'xx-'.repeat(200)],
  ['x-forwarded-for', "1.2.3.4, ::1, ' or 1=1"],
  ['x-request-id', 'x'.repeat(1_000)],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['cookie', 'nordbo_session=%00; nordbo_session='],
  ['cookie', `nordbo_session=${'x'.repeat(3_000)}`],
  ['cookie', '=;=;;;'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-,-1'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data'],
  ['content-type', ';;;'],
  ['authorization', 'Bearer null'],
]

const headersOf = (operation: Operation, temper: Temper, context: ValueContext): Record<string, string> => {
  const { random } = context
  const headers: Record<string, string> = {}
  for (const parameter of operation.parameters.filter((each) => each.in === 'header'))
    if (random.chance(0.5)) headers[parameter.name] = headerSafe(given(parameter, temper, context))
  if (temper === 'hostile') {
    const [name, value] = random.pick(strangeHeaders)
    headers[name] = value
  }
  return headers
}

const upload = (context: ValueContext): FormData => {
  const { random } = context
  // Derivatives of a large picture take seconds, so real pictures are small and rare.
  if (random.chance(0.01)) return pictureForm(random.whole(0, 255), 64, 64)
  const form = new FormData()
  const bytes = random.pick([
    '',
    'GIF89a',
    '\u0089PNG\r\n\u001a\n',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'x'.repeat(9_000),
  ])
  const name = random.pick(['file', 'photo', ''])
  if (random.chance(0.8))
    form.append(name, new Blob([bytes], { type: 'image/png' }), random.pick(['a.png', '../a', '']))
  if (random.chance(0.3)) form.append('alt', 'x'.repeat(random.whole(0, 2_000)))
  return form
}

const signedEvent = (context: ValueContext, secret: string): { body: string; signature: string } => {
  const { random, pool } = context
  const event = {
    id: `evt_${random.whole(0, 999)}`,
    object: 'event',
    type: random.pick(['payment_intent.succeeded', 'payment_intent.canceled', 'charge.refunded', 'x']),
    created: 1_790_000_000,
    data: { object: { id: random.pick(pool.all()), object: 'payment_intent' } },
  }
  const body = JSON.stringify(random.chance(0.5) ? spoiled(event, random) : event)
  const time = Math.floor(Date.now() / 1_000)
  return { body, signature: `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}` }
}

/** Makes one request to an operation: valid, with a flaw, or hostile. */
export const makeRequest = (operation: Operation, context: ValueContext, webhookSecret: string): FuzzRequest => {
  const { random } = context
  const temper = random.pick(tempers)
  const { method } = operation
  const headers = headersOf(operation, temper, context)
  const url = urlOf(operation, temper, context)
  if (operation.path.endsWith('/photos') && method === 'POST')
    return { method, url, headers: {}, body: upload(context) }
  if (operation.path.startsWith('/api/webhooks/')) {
    const { body, signature } = signedEvent(context, webhookSecret)
    const header: Record<string, string> = random.chance(0.5)
      ? { 'stripe-signature': signature }
      : { 'stripe-signature': headerSafe(spoiledText(random)) }
    return { method, url, headers: { 'content-type': 'application/json', ...header }, body }
  }
  if (method === 'GET') {
    const other =
      temper === 'hostile' && random.chance(0.2) ? random.pick(['DELETE', 'OPTIONS', 'HEAD', 'PUT']) : method
    return { method: other, url, headers, body: undefined }
  }
  if (!operation.body) return { method, url, headers, body: random.chance(0.2) ? random.pick(brokenBodies) : undefined }
  if (temper === 'hostile' && random.chance(0.5))
    return { method, url, headers: { 'content-type': 'application/json', ...headers }, body: random.pick(brokenBodies) }
  const value = validValue(operation.body, context)
  const body = JSON.stringify(temper === 'fitting' ? value : spoiled(value, random)) ?? ''
  return { method, url, headers: { 'content-type': 'application/json', ...headers }, body }
}
