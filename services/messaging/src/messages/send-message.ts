import { type ErrorCode, err, type Message, type messagingService, ok } from '@nordbo/contracts'
import { type Handlers, personOf } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { Prisma } from '../generated/prisma/client.ts'
import { sendFrame } from '../threads/send-frame.ts'
import { hiddenText } from './hidden-text.ts'

type Messaging = Handlers<(typeof messagingService)['procedures']>

/** Most messages that a person sends within a minute (docs/product/messages.md, Limits). */
const mostPerMinute = 60

type Outcome =
  | { code: ErrorCode & `${'thread' | 'message' | 'auth'}.${string}`; retryAfterSeconds?: number }
  | { message: Message; stored: boolean; told: boolean; guestId: string; hostId: string }

/** Sends a message: one statement, and a frame to the browsers of both people right after its commit. */
export const sendMessage =
  ({ db, kit }: Pick<Deps, 'db' | 'kit'>): Messaging['sendMessage'] =>
  async ({ threadId, id, body, pictures }, { actor, now }) => {
    if (body === '' && pictures.length === 0) return err('message.empty')
    const me = personOf(actor)
    const [row] = await db.query<{ outcome: Outcome }>(Prisma.sql`
      select send_message(${threadId}::uuid, ${me}::uuid, ${id}::uuid, ${body}, ${hiddenText(body)}, ${pictures}::uuid[],
        ${now}::timestamptz, ${mostPerMinute}::integer) as outcome`)
    if (!row) throw new Error('a statement without an answer')
    const { outcome } = row
    if ('code' in outcome) {
      const { code, retryAfterSeconds } = outcome
      return err(code, retryAfterSeconds === undefined ? undefined : { most: mostPerMinute, retryAfterSeconds })
    }
    const { message, told, guestId, hostId } = outcome
    // Also for a repeat: after a crash between commit and frame nobody heard of the first. Browsers know messages by their place.
    if (told) sendFrame(kit, [guestId, hostId], { v: 1, type: 'message', message })
    return ok({ message })
  }
