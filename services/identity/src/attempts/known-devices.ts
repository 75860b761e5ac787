import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Recognises the browsers in which a person has signed in before. */
export interface KnownDevices {
  /** The browser's id in a proof, if this person has signed in there. */
  find(proof: string | undefined, email: string): string | undefined
  /** Adds a person to a proof. It holds the last five people of a browser. */
  add(proof: string | undefined, email: string): string
}

const mostPeople = 5
const idBytes = 12
const sealBytes = 16
const separator = '.'

/**
 * Proofs that browsers store. They only select the limits of sign-in attempts: guessing elsewhere cannot lock their owner out. A proof
 * contains no address and grants no access.
 */
export const openKnownDevices = (secret: string): KnownDevices => {
  const key = createHmac('sha256', secret).update('known devices').digest()
  const seal = (id: Buffer, email: string): Buffer =>
    createHmac('sha256', key).update(id).update(email).digest().subarray(0, sealBytes)
  const partsOf = (proof: string | undefined): Buffer[] =>
    (proof ?? '')
      .split(separator, mostPeople)
      .map((part) => Buffer.from(part, 'base64url'))
      .filter(({ length }) => length === idBytes + sealBytes)
  const isOf = (part: Buffer, email: string): boolean =>
    timingSafeEqual(part.subarray(idBytes), seal(part.subarray(0, idBytes), email))
  return {
    find: (proof, email) =>
      partsOf(proof)
        .find((part) => isOf(part, email))
        ?.subarray(0, idBytes)
        .toString('base64url'),
    add: (proof, email) => {
      const parts = partsOf(proof)
      const own = parts.find((part) => isOf(part, email))
      const id = own?.subarray(0, idBytes) ?? randomBytes(idBytes)
      const others = parts.filter((part) => part !== own)
      return [Buffer.concat([id, seal(id, email)]), ...others]
        .slice(0, mostPeople)
        .map((part) => part.toString('base64url'))
        .join(separator)
    },
  }
}
