import { expect, test } from 'vitest'
import { timeByKind } from './kinds.ts'

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, lineNumber: 0 },
  children,
})
const installed = (file: string): string => `file:///x/node_modules/.pnpm/a@1/node_modules/${file}`

test('time is summed by kind, and native code counts for its nearest caller', () => {
  const profile = {
    nodes: [
      node(1, '(root)', '', [2, 3, 6, 8, 10, 11]),
      node(2, '(idle)', ''),
      node(3, 'publish', installed('nats/lib/protocol.js'), [4]),
      node(4, 'write', 'node:net', [5]),
      node(5, 'writeUtf8String', ''),
      node(6, 'answer', 'file:///x/packages/service-kit/src/rpc/server.ts', [7, 9]),
      node(7, 'signOneShot', 'node:internal/crypto/sig'),
      node(8, '(program)', ''),
      node(9, 'JSON.parse', 'file:///x/packages/bench/src/profile/name-json.ts'),
      node(10, '(garbage collector)', ''),
      node(11, 'query', installed('@prisma/client/runtime/client.mjs'), [12]),
      node(12, 'wasm-function[7]', 'wasm://wasm/00aa'),
    ],
    startTime: 1_000,
    samples: [2, 5, 6, 7, 8, 9, 10, 12],
    timeDeltas: [9_000, 2_000, 3_000, 4_000, 500, 1_000, 250, 750],
  }
  const whole = { from: 0, to: Number.POSITIVE_INFINITY }
  expect(timeByKind(profile, whole)).toEqual(
    new Map([
      ['NATS', 2],
      ['own code', 3],
      ['crypto', 4],
      ['engine', 0.5],
      ['JSON', 1],
      ['GC', 0.25],
      ['Prisma', 0.75],
    ]),
  )
  // The second and the third sample: the profile began at 1 ms and was idle until 10 ms.
  expect(timeByKind(profile, { from: 11_000, to: 15_500 })).toEqual(
    new Map([
      ['NATS', 2],
      ['own code', 3],
    ]),
  )
})
