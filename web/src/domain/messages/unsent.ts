import type { Message, MessagePicture } from '../../lib/api/model.ts'

/** A message that the server has not confirmed. It keeps its id, so that sending it again never doubles it. */
export interface Unsent {
  id: string
  threadId: string
  body: string
  pictures: MessagePicture[]
  /** Local time of writing, ISO 8601. */
  createdAt: string
  state: 'sending' | 'failed'
}

const isPicture = (value: unknown): value is MessagePicture =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'height' in value &&
  typeof value.height === 'number'

/** Parses stored pictures. Values of another form are left out. */
export const readPictures = (value: unknown): MessagePicture[] => (Array.isArray(value) ? value.filter(isPicture) : [])

const readOne = (value: unknown): Unsent[] => {
  if (typeof value !== 'object' || value === null) return []
  if (!('id' in value) || !('threadId' in value) || !('body' in value) || !('createdAt' in value)) return []
  const { id, threadId, body, createdAt } = value
  if (typeof id !== 'string' || typeof threadId !== 'string') return []
  if (typeof body !== 'string' || typeof createdAt !== 'string') return []
  const pictures = readPictures('pictures' in value ? value.pictures : null)
  // Nobody knows whether the page before this one was answered. The person sends it again, under the same id.
  return [{ id, threadId, body, pictures, createdAt, state: 'failed' }]
}

/** Parses what a browser kept. Each message is shown as failed. */
export const readUnsent = (text: string | null): Unsent[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(readOne) : []
  } catch {
    return []
  }
}

/** The unsent messages that have not arrived in the thread by another way, such as a frame. */
export const notArrived = (unsent: readonly Unsent[], messages: readonly Message[]): Unsent[] => {
  const arrived = new Set(messages.map(({ id }) => id))
  return unsent.filter(({ id }) => !arrived.has(id))
}
