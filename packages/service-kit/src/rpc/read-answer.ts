import { err, isErrorCode, type Result } from '@nordbo/contracts'
import { z } from 'zod'
import { SerializedJson } from './serialized-json.ts'
import { answerStart, decode, decodeText } from './wire.ts'

const answer = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({ code: z.string(), params: z.record(z.string(), z.json()).optional() }),
  }),
])

/**
 * Reads an answer's bytes; its value is parsed by `output`, if given.
 * @throws when it is no answer, or has another value than its contract: a bug
 */
export const readAnswer = (subject: string, output: z.ZodType | undefined, bytes: Uint8Array): Result<unknown> => {
  const { data } = answer.safeParse(decode(bytes))
  if (!data) throw new Error(`${subject} answered something that is no result`)
  if (data.ok) return { ok: true, value: output ? output.parse(data.value) : data.value }
  const { code, params } = data.error
  return isErrorCode(code) ? err(code, params) : err('internal.error')
}

/** As `readAnswer`, with the value as JSON text: without `output` it is not parsed. */
export const readText: typeof readAnswer = (subject, output, bytes) => {
  const text = decodeText(bytes)
  if (!output && text.startsWith(answerStart))
    return { ok: true, value: new SerializedJson(text.slice(answerStart.length, -1)) }
  const result = readAnswer(subject, output, bytes)
  return result.ok ? { ok: true, value: new SerializedJson(JSON.stringify(result.value)) } : result
}
