import { connect } from 'node:net'
import { NatsError } from 'nats'
import { expect, test } from 'vitest'
import { isPassing } from './is-passing.ts'
import { ProcedureUnavailable } from './procedure-unavailable.ts'

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code })

test('a refused connection, a server that starts, a lost race and a late answer pass, also as the cause of another error', async () => {
  // Nothing listens on port 1.
  const refused = await new Promise<Error>((resolve) => connect(1, '127.0.0.1').once('error', resolve))
  const passing = [
    refused,
    new TypeError('fetch failed', { cause: refused }),
    new AggregateError([refused]),
    ...['57P03', '53300', '40001', 'P2028'].map(withCode),
    NatsError.errorForCode('TIMEOUT'),
    new ProcedureUnavailable('rpc.listings.hotelDrafts', true),
  ]
  expect(passing.map(isPassing)).toEqual(passing.map(() => true))
})

test('what Postgres says passes too when the generated client wraps it', () => {
  const wrapped = (originalCode: string) =>
    Object.assign(new Error('failed'), { code: 'P2039', meta: { driverAdapterError: { cause: { originalCode } } } })
  expect(['57P03', '57P01', '25006', '23505'].map(wrapped).map(isPassing)).toEqual([true, true, true, false])
})

test('a bug, a taken port and a statement that is wrong do not pass', () => {
  const final = [new TypeError('x is not a function'), withCode('EADDRINUSE'), withCode('42P01'), 'text', undefined]
  expect(final.map(isPassing)).toEqual(final.map(() => false))
})
