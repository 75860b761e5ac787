import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (key: string): Buffer => {
  const bits = [...key.replaceAll(/\s/g, '')]
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Seconds for which an app shows one code. */
export const codeSeconds = 30

/** The code that an authenticator app shows for a key (RFC 6238), now or some steps later. An implementation of its own. */
export const appCode = (key: string, stepsLater = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / (codeSeconds * 1_000)) + stepsLater))
  const mac = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}
