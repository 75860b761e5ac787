import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const acts = ['confirm', 'end'] as const
/** What a link of the newsletter does. */
export type NewsletterAct = (typeof acts)[number]

/** Makes and reads the tokens of links of the newsletter. */
export interface NewsletterTokens {
  /** The token of a subscriber and an act, the same each time. */
  make(id: string, act: NewsletterAct): string
  /** The subscriber of a token for this act; undefined for any other text. */
  read(token: string, act: NewsletterAct): string | undefined
}

const idBytes = 16
const sealBytes = 16
const keyBytes = 32

/** Tokens under a seal (HMAC) with a key from a secret: nothing is stored, and nobody without the secret can make one. */
export const openNewsletterTokens = (secret: string): NewsletterTokens => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'links of the newsletter', keyBytes))
  const seal = (content: Buffer): Buffer => createHmac('sha256', key).update(content).digest().subarray(0, sealBytes)
  return {
    make: (id, act) => {
      const content = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), Buffer.from([acts.indexOf(act)])])
      return Buffer.concat([content, seal(content)]).toString('base64url')
    },
    read: (token, act) => {
      const bytes = Buffer.from(token, 'base64url')
      const [content, given] = [bytes.subarray(0, idBytes + 1), bytes.subarray(idBytes + 1)]
      if (given.length !== sealBytes || !timingSafeEqual(given, seal(content))) return undefined
      if (content[idBytes] !== acts.indexOf(act)) return undefined
      return content.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
