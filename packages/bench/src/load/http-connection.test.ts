import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openConnection } from './http-connection.ts'

const serve = async (answer: (path: string) => { status: number; pieces: string[] }) => {
  const server = createServer(async (request, response) => {
    const { status, pieces } = answer(request.url ?? '')
    response.writeHead(status, { 'content-length': Buffer.byteLength(pieces.join('')) })
    for (const piece of pieces) await new Promise((written) => response.write(piece, written))
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, close: () => server.close() }
}
const get = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)

test('answers are read whole and in order, even long ones that arrive in pieces', async () => {
  const long = ['å'.repeat(70_000), 'b'.repeat(300_000), 'c']
  const server = await serve((path) => ({
    status: path === '/no' ? 404 : 200,
    pieces: path === '/long' ? long : [path],
  }))
  const connection = await openConnection(server.port)
  expect((await connection.ask(get('/long'))).body.toString()).toBe(long.join(''))
  const small = await connection.ask(get('/no'))
  expect([small.status, small.body.toString()]).toEqual([404, '/no'])
  connection.close()
  server.close()
})

test('an answer of unknown length is an error', async () => {
  const server = createServer((_, response) => {
    response.write('piece')
    response.end('s')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const connection = await openConnection(typeof address === 'object' ? (address?.port ?? 0) : 0)
  await expect(connection.ask(get('/'))).rejects.toThrow('without a length')
  connection.close()
  server.close()
})
