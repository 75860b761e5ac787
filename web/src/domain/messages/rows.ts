import { copenhagenDate } from '@nordbo/stay-rules'
import type { Message } from '../../lib/api/model.ts'

/** A row of a chat. */
export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: Message; follows: boolean }

const groupMs = 5 * 60_000

/** Does a message stand close below one of the same sender? */
const continues = (before: Message | undefined, message: Message): boolean =>
  before !== undefined &&
  before.senderId !== null &&
  before.senderId === message.senderId &&
  Date.parse(message.createdAt) - Date.parse(before.createdAt) < groupMs

/** The place of the first message that a reader has not read; null without one of somebody else. */
export const firstUnread = (messages: readonly Message[], readSeq: number, readerId: string): number | null =>
  messages.find(({ seq, senderId }) => seq > readSeq && senderId !== readerId)?.seq ?? null

/** The rows of a chat: its messages, a line before each new day, and one before what was new when it was opened. */
export const rowsOf = (messages: readonly Message[], newFrom: number | null): ChatRow[] => {
  const rows: ChatRow[] = []
  let before: Message | undefined
  for (const message of messages) {
    const day = copenhagenDate(new Date(message.createdAt))
    const isNewDay = !before || copenhagenDate(new Date(before.createdAt)) !== day
    if (isNewDay) rows.push({ kind: 'day', key: day, day })
    if (message.seq === newFrom) rows.push({ kind: 'new', key: 'new' })
    const follows = !isNewDay && message.seq !== newFrom && continues(before, message)
    rows.push({ kind: 'message', key: message.id, message, follows })
    before = message
  }
  return rows
}

/** The place of the reader's last message that the other has read; null without one or while it is not shared. */
export const readMarkOf = (
  messages: readonly Message[],
  readerId: string,
  otherReadSeq: number | null,
): number | null => {
  if (otherReadSeq === null) return null
  return messages.findLast(({ senderId, seq }) => senderId === readerId && seq <= otherReadSeq)?.seq ?? null
}
