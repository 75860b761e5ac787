import type { BrowserFrame } from '@nordbo/contracts'
import { useEffect, useRef } from 'react'
import type { Message } from '../api/model.ts'

/** What a thread sends to the browsers of its two people (docs/product/messages.md, Live). */
export type LiveFrame =
  | { type: 'message'; message: Message }
  | { type: 'read'; threadId: string; readerId: string; seq: number }
  | { type: 'typing'; threadId: string; userId: string }
  | { type: 'changed'; threadId: string }
  | { type: 'presence'; threadId: string; online: boolean }
  /** The person has no such thread, or has it no longer. */
  | { type: 'refused'; threadId: string }

const kinds = new Set(['message', 'read', 'typing', 'changed', 'presence', 'refused'])

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

const followers = new Set<(frame: LiveFrame) => void>()
let sender: ((text: string) => void) | null = null
const onLine = new Set<(isOpen: boolean) => void>()

/** Hands a frame to everything on the page that follows threads. */
export const emitThreadFrame = (frame: LiveFrame): void => {
  for (const follow of followers) follow(frame)
}

/** Sets how frames are sent over the open socket; null while no socket is open. */
export const setFrameSender = (send: ((text: string) => void) | null): void => {
  sender = send
  for (const follow of onLine) follow(send !== null)
}

/** Calls `follow` now and whenever the socket opens or is lost. Returns how to end that. */
export const followLine = (follow: (isOpen: boolean) => void): (() => void) => {
  onLine.add(follow)
  follow(sender !== null)
  return () => void onLine.delete(follow)
}

/** A frame to the server, as its JSON has it. Pages fetch what they missed from the API instead of resuming on the socket. */
export type SentFrame =
  | { type: Extract<BrowserFrame['type'], 'typing'>; threadId: string }
  | { type: Extract<BrowserFrame['type'], 'watch'>; threadId: string | null }

/** Sends a frame to the server, if the browser is connected. It may be lost. */
export const sendFrame = (frame: SentFrame): void => sender?.(JSON.stringify(frame))

/** Calls `follow` with every frame of the person's threads: for chats, lists and counts. */
export const useThreadFrames = (follow: (frame: LiveFrame) => void): void => {
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => {
    const follower = (frame: LiveFrame): void => latest.current(frame)
    followers.add(follower)
    return () => void followers.delete(follower)
  }, [])
}
