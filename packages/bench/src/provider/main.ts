// A stand-in for the payment provider, with constant answers except for ids, so that only the product's work is measured.
import { createServer } from 'node:http'

const port = Number(process.argv[2])
let created = 0

const answerTo = (path: string): string => {
  const number = ++created
  if (path.startsWith('/v1/customers')) return `{"id":"cus_bench_${number}","object":"customer"}`
  const id = `pi_bench_${number}`
  return `{"id":"${id}","object":"payment_intent","client_secret":"${id}_secret_bench","status":"requires_payment_method","metadata":{}}`
}

const server = createServer((request, response) => {
  request.resume()
  const body = answerTo(request.url ?? '')
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
process.on('SIGTERM', () => process.exit(0))
server.listen(port, '127.0.0.1')
