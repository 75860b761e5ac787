import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { freePort } from './ports.ts'

const code = `
  // Runs until its parent ends it: an ended process gives its ports back.
  process.on('message', () => {})
  const { freePort } = await import(process.argv[1])
  process.send(await Promise.all(Array.from({ length: 500 }, freePort)))`

/** Asks for ports in a process that runs until the test ends. */
const portsOfAnotherProcess = async (): Promise<number[]> => {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', code, new URL('./ports.ts', import.meta.url).href],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  onTestFinished(() => {
    child.kill()
  })
  const [ports]: unknown[] = await once(child, 'message')
  return z.array(z.number()).parse(ports)
}

test('processes that run at the same time never get the same port', async () => {
  const own = Array.from({ length: 500 }, freePort)
  const ports = (await Promise.all([Promise.all(own), portsOfAnotherProcess(), portsOfAnotherProcess()])).flat()
  expect(ports).toHaveLength(1_500)
  expect(new Set(ports).size).toBe(1_500)
})
