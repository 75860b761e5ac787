/** What a mail says, before it is dressed as HTML or text. Plain words: nothing in it is escaped yet. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Labelled facts, in order. */
  facts?: readonly (readonly [label: string, value: string])[] | undefined
  /** Somebody else's words. */
  quote?: { by: string; text: string } | undefined
  button?: { label: string; url: string } | undefined
  /** Said after the button. */
  closing?: string | undefined
  signature: string
  /** How to hear no more of this; stands below everything. A mail program may ask `oneClickUrl` by itself (RFC 8058). */
  unsubscribe?: { text: string; label: string; url: string; oneClickUrl: string } | undefined
}
