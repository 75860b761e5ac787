/** A person's id as devices store it with a passkey: 16 bytes. */
export const userHandleOf = (userId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex'))

/** The same as base64url, as a browser answers it. */
export const userHandleText = (userId: string): string => Buffer.from(userHandleOf(userId)).toString('base64url')
