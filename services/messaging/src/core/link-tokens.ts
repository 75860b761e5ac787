import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Makes and reads the tokens of links in letters. */
export interface LinkTokens<Act extends string> {
  /** The token of an id and an act, the same each time: 33 bytes as base64url. */
  make(id: string, act: Act): string
  /** The id of a token for this act; undefined for any other text. */
  read(token: string, act: Act): string | undefined
}

const idBytes = 16
const sealBytes = 16
const keyBytes = 32

/**
 * Tokens under a seal (HMAC) with a key from a secret: nothing is stored, and nobody without the secret can make one. `purpose` separates
 * kinds of links; `acts` are what a link may do, whose order must stay.
 */
const openLinkTokens = <const Acts extends readonly string[]>(
  secret: string,
  purpose: string,
  acts: Acts,
): LinkTokens<Acts[number]> => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, keyBytes))
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

/** The tokens of links in letters of the newsletter, by the subscriber's id. */
export const openNewsletterTokens = (secret: string) =>
  openLinkTokens(secret, 'links of the newsletter', ['confirm', 'end'])

/** The tokens of links to questions to the support, by the ticket's id. */
export const openTicketTokens = (secret: string) => openLinkTokens(secret, 'links to questions', ['show'])
export type TicketTokens = ReturnType<typeof openTicketTokens>
