/** Header with the authenticated claims, among them the trace and the deadline: the only header of a call. */
export const tokenHeader = 'Nordbo-Token'
/** How long a token is valid, ms. */
export const tokenLifetimeMs = 30_000
/** Largest message over NATS, bytes (docs/architecture.md, How they talk). */
export const maxBodyBytes = 256 * 1024

/** How an answer with a value begins; it ends with a brace. */
export const answerStart = '{"ok":true,"value":'

const decoder = new TextDecoder()

/** Text as bytes, in a third of TextEncoder's time. */
export const encodeText = (text: string): Uint8Array => Buffer.from(text)
/** JSON as bytes. */
export const encode = (value: unknown): Uint8Array => encodeText(JSON.stringify(value))
/** Bytes as text. */
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes)
/** Parses bytes of JSON. @throws SyntaxError */
export const decode = (bytes: Uint8Array): unknown => JSON.parse(decodeText(bytes))

/** Form of idempotency keys, which are sent in headers and stored in a primary key. */
export const idempotencyKeyPattern = /^[\w.:+/=-]{1,200}$/
