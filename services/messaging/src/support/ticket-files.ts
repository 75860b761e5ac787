import { randomUUID } from 'node:crypto'
import {
  clientNetwork,
  err,
  loggedNetwork,
  type messagingService,
  mostTicketFileBytes,
  mostTicketFiles,
  type OutputOf,
  ok,
  type ParsedInputOf,
  privatePdfKey,
  privatePhotoKey,
  type Result,
  UserId,
} from '@nordbo/contracts'
import { type Handlers, type LimitOf, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import { takeAll } from '../core/take-all.ts'
import { cleanFileName } from '../tickets/file-name.ts'
import { deleteWaiting, fileOf, findFile, insertFile, listFiles, type StoredFile } from '../tickets/file-store.ts'
import { findTicketByToken, lockTicket, type Ticket } from '../tickets/ticket-store.ts'
import type { ContactDeps } from './contact.ts'

type Procedures = (typeof messagingService)['procedures']
type Messaging = Handlers<Procedures>
type Input = ParsedInputOf<Procedures['addTicketFile']>
type Added = Result<OutputOf<Procedures['addTicketFile']>>

/** What files about questions work with. */
export type TicketFileDeps = Pick<ContactDeps, 'db' | 'windows'> &
  Pick<Deps, 'listings' | 'ticketFileKeys' | 'ticketTokens'>

/** How long a file waits for its message, ms (docs/product/pages.md, Files about a question). */
const waitsMs = 24 * 3_600_000
const hourSeconds = 3_600

/** Uploads about a question, from a network and from its surroundings, within an hour. */
const limitsOf = (ticketId: string, ip: string): LimitOf[] =>
  (
    [
      [30, ['file', 'network', clientNetwork(ip)]],
      [200, ['file', 'wide', loggedNetwork(ip)]],
      [20, ['file', ticketId]],
    ] as const
  ).map(([count, key]) => ({ limit: { count, windowSeconds: hourSeconds }, key }))

const checkRoom = async (tx: Tx, ticketId: string): Promise<Result<null>> =>
  (await listFiles(tx, ticketId)).length < mostTicketFiles
    ? ok(null)
    : err('support.tooManyFiles', { max: mostTicketFiles })

/** A repeat is the file that is there; another file under its id is refused. */
const answerOf = (file: StoredFile, { name, sha256 }: Pick<Input, 'name' | 'sha256'>): Added =>
  file.name === cleanFileName(name, fileOf(file).type) && (file.sha256 ?? sha256) === sha256
    ? ok({ file: fileOf(file) })
    : err('idempotency.mismatch')

const drop = ({ listings }: Pick<Deps, 'listings'>, { fileId, width }: Pick<StoredFile, 'fileId' | 'width'>) =>
  listings.dropPrivateDocument({ id: fileId, width })

/** Has listings check and store the file under a key of its own. The stored file has an id that the service made. */
const store = async (
  { listings, ticketFileKeys }: Pick<TicketFileDeps, 'listings' | 'ticketFileKeys'>,
  ticket: Ticket,
  { id, name, quarantineKey, sha256 }: Input,
): Promise<Result<Omit<StoredFile, 'actId'>>> => {
  const { key, sealed } = ticketFileKeys.make()
  const fileId = randomUUID()
  const made = await listings.makePrivateDocument({
    ...{ id: fileId, quarantineKey, sealKey: key.toString('base64'), mostBytes: mostTicketFileBytes },
    // Who asked may have no account: the queue then counts the question.
    personId: UserId.parse(ticket.personId ?? ticket.id),
  })
  if (!made.ok) return made
  const { type, width, bytes } = made.value
  return ok({
    ...{ id, ticketId: ticket.id, fileId, name: cleanFileName(name, type), width, bytes, sha256 },
    sealedKey: Buffer.from(sealed),
  })
}

const addFile =
  (deps: TicketFileDeps): Messaging['addTicketFile'] =>
  async (input, { now }) => {
    const { db, ticketTokens } = deps
    const { token, id } = input
    const ticket = await findTicketByToken(db.client, ticketTokens, token)
    if (!ticket) return err('support.notFound')
    const known = await findFile(db.client, ticket.id, id)
    if (known) return answerOf(known, input)
    const room = await checkRoom(db.client, ticket.id)
    if (!room.ok) return room
    const stored = await store(deps, ticket, input)
    if (!stored.ok) return stored
    let isKept = false
    try {
      return await db.transaction(async (tx: Tx): Promise<Added> => {
        isKept = false
        if (!(await lockTicket(tx, ticket.id))) return err('support.notFound')
        // Another call with this id may have been quicker.
        const meanwhile = await findFile(tx, ticket.id, id)
        if (meanwhile) return answerOf(meanwhile, input)
        const again = await checkRoom(tx, ticket.id)
        if (!again.ok) return again
        const dropAt = new Date(now.getTime() + waitsMs)
        if (!(await insertFile(tx, stored.value, { now, dropAt }))) return err('idempotency.mismatch')
        isKept = true
        return ok({ file: fileOf({ ...stored.value, actId: null }) })
      })
    } finally {
      if (!isKept) await drop(deps, stored.value)
    }
  }

/** Where a stored file is, and the key that opens it. */
const placeOf = ({ ticketFileKeys }: Pick<Deps, 'ticketFileKeys'>, file: StoredFile) => ({
  blob: file.width === null ? privatePdfKey(file.fileId) : privatePhotoKey(file.fileId, file.width),
  key: ticketFileKeys.open(file.sealedKey).toString('base64'),
  ...{ type: fileOf(file).type, name: file.name },
})

/** Files about a question, which its person sends by the secret of its link (docs/product/pages.md, Files about a question). */
export const ticketFileHandlers = (
  deps: TicketFileDeps,
): Pick<
  Messaging,
  'mayAddTicketFile' | 'addTicketFile' | 'removeTicketFile' | 'ticketFile' | 'ticketFileForSupport'
> => ({
  mayAddTicketFile: async ({ token, id, ip }) => {
    const ticket = await findTicketByToken(deps.db.client, deps.ticketTokens, token)
    if (!ticket) return err('support.notFound')
    if (await findFile(deps.db.client, ticket.id, id)) return ok({})
    const room = await checkRoom(deps.db.client, ticket.id)
    if (!room.ok) return room
    const allowed = await takeAll(deps.windows, limitsOf(ticket.id, ip))
    return allowed.ok ? ok({}) : allowed
  },
  addTicketFile: addFile(deps),
  removeTicketFile: async ({ token, id }) => {
    const ticket = await findTicketByToken(deps.db.client, deps.ticketTokens, token)
    const removed = ticket && (await deleteWaiting(deps.db.client, ticket.id, id))
    if (!removed) return err('support.fileNotFound')
    await drop(deps, removed)
    return ok({})
  },
  ticketFile: async ({ token, id }) => {
    const ticket = await findTicketByToken(deps.db.client, deps.ticketTokens, token)
    const file = ticket && (await findFile(deps.db.client, ticket.id, id))
    return file ? ok(placeOf(deps, file)) : err('support.fileNotFound')
  },
  ticketFileForSupport: ({ ticketId, id }, { actor, now }) =>
    deps.db.transaction(async (tx: Tx) => {
      const file = await findFile(tx, ticketId, id)
      if (!file?.actId) return err('support.fileNotFound')
      await tx.$executeRaw`insert into ticket_file_look (id, file_id, admin_id, looked_at)
        values (${randomUUID()}::uuid, ${id}::uuid, ${personOf(actor)}::uuid, ${now}::timestamptz)`
      return ok(placeOf(deps, file))
    }),
})
