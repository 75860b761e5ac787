import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A sandbox that serves only the test clock. */
export interface ToySandbox {
  url: string
  offsetMs: number
  stop(): Promise<void>
}

export const startSandbox = async (): Promise<ToySandbox> => {
  const sandbox: ToySandbox = {
    url: '',
    offsetMs: 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ offsetMs: sandbox.offsetMs }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  sandbox.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return sandbox
}
