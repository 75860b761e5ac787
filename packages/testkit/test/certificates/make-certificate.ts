import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Certificate } from '@nordbo/devstack'

/** Makes an authority that signs a server's certificate for names such as `DNS:localhost,IP:127.0.0.1`; files in `folder`. */
export const makeCertificate = (folder: string, name: string, validFor: string): Certificate => {
  const at = (file: string): string => join(folder, `${name}-${file}`)
  const openssl = (...words: string[]): void => {
    execFileSync('openssl', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const key = ['-newkey', 'rsa:2048', '-nodes']
  openssl('req', '-x509', ...key, '-keyout', at('ca.key'), '-out', at('ca.pem'), '-days', '2', '-subj', `/CN=${name}`)
  openssl('req', ...key, '-keyout', at('server.key'), '-out', at('server.csr'), '-subj', '/CN=server')
  writeFileSync(at('names'), `subjectAltName=${validFor}\n`)
  const signing = [
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('names'),
  ]
  openssl('x509', '-req', '-in', at('server.csr'), '-out', at('server.pem'), ...signing)
  return { certificateFile: at('server.pem'), keyFile: at('server.key'), caFile: at('ca.pem') }
}
