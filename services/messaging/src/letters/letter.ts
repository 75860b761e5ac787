/** The content of a mail before rendering as HTML and text. Nothing in it is escaped. */
export interface Letter {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Labelled facts, in order. */
  facts?: readonly (readonly [label: string, value: string])[] | undefined
  /** Text that another person wrote. */
  quote?: { by: string; text: string } | undefined
  button?: { label: string; url: string } | undefined
  /** The paragraph after the button. */
  closing?: string | undefined
  signature: string
  /** The footer for unsubscribing. Mail programs may POST to `oneClickUrl` (RFC 8058). */
  unsubscribe?: { text: string; label: string; url: string; oneClickUrl: string } | undefined
}
