import { onTestFinished } from 'vitest'

/** A device that keeps passkeys; jsdom has none. */
export interface PasskeyDevice {
  /** Whether it recognises the person from now on. */
  recognises(person: boolean): void
}

const bytes = (): ArrayBuffer => new Uint8Array([1, 2, 3, 4]).buffer

/** What a device answers with the passkey of its person. */
const proof = () => ({
  id: 'AQIDBA',
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes(), userHandle: bytes() },
  getClientExtensionResults: () => ({}),
})

/** Gives the browser a device with a passkey of the person, until the test ends. */
export const plugInPasskeys = (): PasskeyDevice => {
  let known = true
  const get = async () => {
    if (!known) throw new DOMException('The person was not recognised.', 'NotAllowedError')
    return proof()
  }
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    Reflect.deleteProperty(navigator, 'credentials')
  })
  return {
    recognises: (person) => {
      known = person
    },
  }
}

/** Opens pages at an address of numbers, for which browsers keep no passkeys, until the test ends. */
export const openAtNumbers = (): void => {
  const named = globalThis.location
  const put = (value: Location): void =>
    void Object.defineProperty(globalThis, 'location', { value, configurable: true })
  put(new Proxy(named, { get: (target, name) => (name === 'hostname' ? '127.0.0.1' : Reflect.get(target, name)) }))
  onTestFinished(() => put(named))
}
