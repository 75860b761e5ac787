import { ECDH } from 'node:crypto'
import type { PushAddress } from '@nordbo/contracts'

/** The push services of browsers: Chrome, Edge, Opera and Samsung; Firefox; Windows; Safari. A name covers those below it. */
const services = [
  ...['fcm.googleapis.com', 'jmt17.google.com'],
  ...['push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'],
]

const isOf = (host: string, service: string): boolean => host === service || host.endsWith(`.${service}`)

/**
 * Whether messages may be sent to an endpoint, which any browser may name: HTTPS at the usual port of a known push service, so that nobody
 * makes messaging call another host. `local` is the beginning of the sandbox's own addresses, where it runs.
 */
export const isPushEndpoint = (endpoint: string, local: string | undefined): boolean => {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  // Browsers name an endpoint as it is read; another spelling of it would be a second device.
  if (url.href !== endpoint) return false
  if (local !== undefined && url.href.startsWith(local)) return true
  const { protocol, port, username, password, hostname } = url
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    services.some((service) => isOf(hostname, service))
  )
}

/** Whether a browser's public key is a point of its curve. */
export const isPublicKey = ({ p256dh }: PushAddress['keys']): boolean => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
