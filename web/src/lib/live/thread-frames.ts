import type { BrowserFrame } from '@nordbo/contracts'
import { useEffect, useRef } from 'react'
import type { Message } from '../api/model.ts'

/** What a thread sends to the browsers of its two people (docs/product/messages.md, Live). */
export type LiveFrame =
  | { type: 'message'; message: Message }
  | { type: 'read'; threadId: string; readerId: string; seq: number }
  | { type: 'typing'; threadId: string; userId: string }
  | { type: 'resumed'; threadId: string; lastSeq: number; more: boolean }
  | { type: 'refused'; threadId: string; code: string }

const kinds = new Set(['message', 'read', 'typing', 'resumed', 'refused'])

const isFrame = (value: unknown): value is LiveFrame =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  kinds.has(value.type) &&
  ('threadId' in value || 'message' in value)

/** Parses a pushed text as a frame of a thread. Null for anything else. The server checks frames before it sends them. */
export const readThreadFrame = (text: string): LiveFrame | null => {
  try {
    const value: unknown = JSON.parse(text)
    return isFrame(value) ? value : null
  } catch {
    return null
  }
}

/** The thread that a frame is of. */
export const threadOf = (frame: LiveFrame): string =>
  frame.type === 'message' ? frame.message.threadId : frame.threadId

/** What follows frames on a page. */
interface Follower {
  frame(frame: LiveFrame): void
  /** Frames may have been lost: the connection broke and is back. */
  reconnected?: () => void
}
const followers = new Set<Follower>()
let sender: ((text: string) => void) | null = null

/** Hands a frame to everything on the page that follows threads. */
export const emitThreadFrame = (frame: LiveFrame): void => {
  for (const follower of followers) follower.frame(frame)
}

/** Lets everything that follows threads ask for what it missed. */
export const emitReconnected = (): void => {
  for (const follower of followers) follower.reconnected?.()
}

/** Sets what sends over the open socket; null while there is none. */
export const setFrameSender = (send: ((text: string) => void) | null): void => {
  sender = send
}

/** A frame to the server, as its JSON has it. */
export type SentFrame =
  | { type: Extract<BrowserFrame['type'], 'typing'>; threadId: string }
  | { type: Extract<BrowserFrame['type'], 'resume'>; threads: readonly { id: string; after: number }[] }

/** Sends a frame to the server, if the browser is connected. It may be lost. */
export const sendFrame = (frame: SentFrame): void => sender?.(JSON.stringify(frame))

/** Calls functions with frames until the returned function is called. */
export const followFrames = (follower: Follower): (() => void) => {
  followers.add(follower)
  return () => void followers.delete(follower)
}

/** Calls `follow` with every frame of the person's threads: for lists and counts. */
export const useThreadFrames = (follow: (frame: LiveFrame) => void): void => {
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => followFrames({ frame: (frame) => latest.current(frame) }), [])
}
