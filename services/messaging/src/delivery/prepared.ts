import type { Letter } from '../letters/letter.ts'
import type { Letters } from '../letters/letter-types.ts'
import type { Mail } from '../smtp/mail.ts'
import type { Recipient } from './mail-reads.ts'

/** A letter's recipient, and how to write it in a language. */
export interface Prepared {
  recipient: Recipient
  write: (letters: Letters) => Letter
  calendar?: Mail['calendar']
  /** Who gets the answer to it, if not the sender. */
  replyTo?: Mail['to'] | undefined
}
