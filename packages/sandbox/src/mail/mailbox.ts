import { randomBytes } from 'node:crypto'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { z } from 'zod'
import { type Database, type Row, text } from '../store/database.ts'

const mail = z.object({
  id: z.string(),
  /** The sender's address, with its display name beside it. */
  from: z.string(),
  fromName: z.string(),
  /** The recipients of the SMTP envelope, lower-cased. */
  to: z.array(z.string()),
  /** The address that gets the answer; null for the sender's. */
  replyTo: z.string().nullable().default(null),
  subject: z.string(),
  /** By which a mail program recognises a repeat (RFC 5322, Message-ID); empty if it has none. */
  messageId: z.string().default(''),
  text: z.string(),
  html: z.string().nullable(),
  /** RFC 3339, real time whatever the test clock says. */
  receivedAt: z.string(),
  /** `List-…` headers, such as for unsubscribing, by their names in lower case. */
  listHeaders: z.record(z.string(), z.string()).default({}),
  attachments: z.array(z.object({ filename: z.string(), mimeType: z.string(), size: z.int() })),
})
export type Mail = z.infer<typeof mail>

export type MailAttachment = { filename: string; mimeType: string; content: Uint8Array }

type Envelope = { from: string; to: string[] }

export type Mailbox = {
  /** Parses and stores a message; resolves once it is on disk. */
  receive: (raw: Uint8Array, envelope: Envelope) => Promise<Mail>
  /** Newest first. `to` is an exact address in any case, `since` an RFC 3339 instant (inclusive). */
  list: (filter: { to?: string | undefined; since?: string | undefined }) => Mail[]
  find: (id: string) => Mail | undefined
  attachment: (id: string, index: number) => Promise<MailAttachment | undefined>
  clear: () => number
  /** Messages being received now. */
  pending: () => number
}

function nameOf(address: Address | undefined): { name: string; address: string } {
  return { name: address?.name ?? '', address: address?.address ?? '' }
}

function bytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

/** A parsed message as a new mail of the mailbox. */
function mailOf(parsed: Email, envelope: Envelope): Mail {
  const sender = nameOf(parsed.from)
  return {
    id: `mail_${randomBytes(12).toString('hex')}`,
    from: sender.address || envelope.from,
    fromName: sender.name,
    to: envelope.to.map((address) => address.toLowerCase()),
    replyTo: parsed.replyTo?.[0]?.address ?? null,
    subject: parsed.subject ?? '',
    messageId: parsed.messageId ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? null,
    receivedAt: new Date().toISOString(),
    listHeaders: Object.fromEntries(
      parsed.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    ),
    attachments: parsed.attachments.map((part) => ({
      filename: part.filename ?? 'unavngivet',
      mimeType: part.mimeType,
      size: bytes(part.content).byteLength,
    })),
  }
}

export function openMailbox(db: Database): Mailbox {
  let receiving = 0
  const read = (row: Row): Mail => mail.parse(JSON.parse(text(row, 'summary')))

  async function store(raw: Uint8Array, envelope: Envelope): Promise<Mail> {
    const received = mailOf(await PostalMime.parse(raw), envelope)
    db.run(
      'insert into mail (id, received_at, recipients, summary, raw) values (?, ?, ?, ?, ?)',
      received.id,
      received.receivedAt,
      JSON.stringify(received.to),
      JSON.stringify(received),
      raw,
    )
    return received
  }

  return {
    receive: async (raw, envelope) => {
      receiving += 1
      try {
        return await store(raw, envelope)
      } finally {
        receiving -= 1
      }
    },
    list: ({ to, since }) =>
      db
        .all(
          `select summary from mail
           where (?1 is null or exists (select 1 from json_each(recipients) where value = ?1))
             and (?2 is null or received_at >= ?2)
           order by seq desc limit 500`,
          to?.toLowerCase() ?? null,
          since ?? null,
        )
        .map(read),
    find: (id) => {
      const row = db.first('select summary from mail where id = ?', id)
      return row && read(row)
    },
    attachment: async (id, index) => {
      const raw = db.first('select raw from mail where id = ?', id)?.raw
      if (!(raw instanceof Uint8Array)) return undefined
      const part = (await PostalMime.parse(raw)).attachments[index]
      if (!part) return undefined
      return { filename: part.filename ?? 'unavngivet', mimeType: part.mimeType, content: bytes(part.content) }
    },
    clear: () => db.run('delete from mail'),
    pending: () => receiving,
  }
}
