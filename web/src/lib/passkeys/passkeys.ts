import type { CredentialBody, PasskeyCreation, PasskeyRequest, ProofBody } from '../api/model.ts'

/** Browsers keep passkeys for names alone, so a page at an address of numbers has none. */
const isNumeric = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname)

/** Can this page use passkeys? Browsers offer them on encrypted pages and on this machine's own. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !isNumeric(location.hostname)

/** Fetched when a person asks for it: no first visit needs it. */
const library = () => import('@simplewebauthn/browser')

/** Makes a passkey on a device of the person. */
export const makePasskey = async ({ token, options }: PasskeyCreation): Promise<CredentialBody> => {
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { token, id, response: { clientDataJSON, attestationObject, transports } }
}

/** Proves with a passkey of the person who they are. */
export const provePasskey = async ({ token, options }: PasskeyRequest): Promise<ProofBody> => {
  const { startAuthentication } = await library()
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response
  return { token, id, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

const isNamed = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name)

/** Did the person close the browser's dialog, or had they no passkey for it? Browsers do not say which. */
export const isDeclined = (error: unknown): boolean => isNamed(error, 'NotAllowedError', 'AbortError')

/** Does the device have a passkey of this person already? */
export const isOnDevice = (error: unknown): boolean => isNamed(error, 'InvalidStateError')
