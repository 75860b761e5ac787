import { isDeepStrictEqual } from 'node:util'
import { err, type Procedure, type Result } from '@nordbo/contracts'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { SerializedJson } from './serialized-json.ts'
import { answerStart, decodeText, encode, encodeText, maxBodyBytes } from './wire.ts'

/** A handler whose types were checked where it was declared; method syntax, so that it may be called with what its schema parsed. */
export interface UntypedHandler {
  run(input: unknown, call: Call): Promise<Result<unknown>>
}

const issueLimit = 20

/**
 * A NUL or half a surrogate pair, which Postgres cannot store. JSON.stringify, which every caller uses, escapes exactly these.
 */
const unstorableText = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/

const invalid = (error: z.ZodError) =>
  err('request.invalid', {
    issues: error.issues
      .slice(0, issueLimit)
      .map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message })),
  })

/** The input of a request, or the refusal to read it. */
export const readInput = (procedure: Procedure, bytes: Uint8Array): Result<unknown> => {
  if (bytes.byteLength > maxBodyBytes) return err('request.tooLarge', { maxBytes: maxBodyBytes })
  let json: unknown
  try {
    const text = decodeText(bytes)
    if (unstorableText.test(text))
      return err('request.invalid', { issues: [{ path: '', message: 'Text holds a NUL or half a character' }] })
    json = JSON.parse(text)
  } catch {
    return err('request.invalid', { issues: [{ path: '', message: 'Invalid JSON' }] })
  }
  const { success, data, error } = procedure.input.safeParse(json)
  return success ? { ok: true, value: data } : invalid(error)
}

const anyProcedure = /^(request|auth|idempotency|cursor|rate|service|internal)\./

/** Whether an answer fails with a code that its contract does not name. */
export const isUndeclaredError = (procedure: Procedure, result: Result<unknown>): boolean =>
  !result.ok && !anyProcedure.test(result.error.code) && !procedure.errors.includes(result.error.code)

/** Checks that serialized JSON has exactly the fields of its contract. @throws when it has not: a bug, or a document older than its contract */
const checkSerialized = (procedure: Procedure, text: string): void => {
  const parsed: unknown = JSON.parse(text)
  if (!isDeepStrictEqual(procedure.output.parse(parsed), parsed))
    throw new Error(`a serialized answer does not match its contract: ${text.slice(0, 400)}`)
}

const bytesOf = (procedure: Procedure, result: Result<unknown>, shouldCheckSerialized: boolean): Uint8Array => {
  if (!result.ok) return encode(result)
  const { value } = result
  if (!(value instanceof SerializedJson)) return encode({ ok: true, value: procedure.output.parse(value) })
  if (shouldCheckSerialized) checkSerialized(procedure, value.text)
  return encodeText(`${answerStart}${value.text}}`)
}

/**
 * A handler's answer as bytes, with only what the contract names in it; `shouldCheckSerialized` checks serialized answers too.
 * @throws when it breaks the contract: a bug
 */
export const writeAnswer = (
  procedure: Procedure,
  result: Result<unknown>,
  shouldCheckSerialized: boolean,
): Uint8Array => {
  const bytes = bytesOf(procedure, result, shouldCheckSerialized)
  if (bytes.byteLength > maxBodyBytes)
    throw new Error(`an answer of ${bytes.byteLength} bytes may not travel over NATS`)
  return bytes
}
