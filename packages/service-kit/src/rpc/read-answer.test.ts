import { err, ok } from '@nordbo/contracts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { readAnswer, readText } from './read-answer.ts'
import { SerializedJson } from './serialized-json.ts'
import { encode, encodeText } from './wire.ts'

const Home = z.object({ id: z.string() })

it('an answer is read with its value, or with the refusal that the contracts know', () => {
  expect(readAnswer('rpc.x.y', Home, encode(ok({ id: '1', more: 2 })))).toEqual(ok({ id: '1' }))
  expect(readAnswer('rpc.x.y', Home, encode(err('listing.notFound')))).toEqual(err('listing.notFound'))
  expect(readAnswer('rpc.x.y', Home, encodeText('{"ok":false,"error":{"code":"new"}}'))).toEqual(err('internal.error'))
  for (const wrong of ['{}', '{"ok":true,"value":{}}']) expect(() => readAnswer('x', Home, encodeText(wrong))).toThrow()
})

it('a value that is passed on is the text that the service wrote', () => {
  const text = '{"id":"1","total":1.50,"words":"{ø}"}'
  expect(readText('rpc.x.y', undefined, encodeText(`{"ok":true,"value":${text}}`))).toEqual(
    ok(new SerializedJson(text)),
  )
  expect(readText('rpc.x.y', undefined, encode(err('listing.notFound')))).toEqual(err('listing.notFound'))
})

it('a value that is passed on is checked where answers are checked', () => {
  expect(readText('x', Home, encode(ok({ id: '1', more: 2 })))).toEqual(ok(new SerializedJson('{"id":"1"}')))
  expect(() => readText('x', Home, encode(ok({ id: 1 })))).toThrow()
})
