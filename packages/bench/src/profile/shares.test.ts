import { expect, test } from 'vitest'
import { shares } from './shares.ts'

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, lineNumber: 6 },
})

test('time is summed by function and by package, without idle time', () => {
  const profile = {
    nodes: [
      node(1, '(idle)', ''),
      node(2, 'parse', 'file:///x/node_modules/.pnpm/zod@4/node_modules/zod/v4/core/parse.js'),
      node(3, 'sign', 'file:///x/packages/service-kit/src/rpc/token.ts'),
      node(4, '(garbage collector)', ''),
    ],
    samples: [1, 2, 3, 2, 4],
    timeDeltas: [9_000, 2_000, 1_000, 3_000, 500],
  }
  const { busyMs, functions, packages } = shares(profile)
  expect(busyMs).toBe(6.5)
  expect(functions[0]).toEqual(['parse  core/parse.js:7', 5])
  expect(packages).toEqual([
    ['zod', 5],
    ['packages/service-kit', 1],
    ['garbage collector', 0.5],
  ])
})
