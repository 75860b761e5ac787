import type { NatsConnection } from 'nats'
import type { z } from 'zod'
import type { Logger } from '../log/logger.ts'

/**
 * Hears small core-NATS messages (notices, ended sessions). What does not fit the schema is logged and dropped; so is a failing
 * handler: nothing depends on a notice. Returns how to stop.
 */
export const subscribeToSubject = <S extends z.ZodType>(
  nats: NatsConnection,
  subject: string,
  schema: S,
  log: Logger,
  handle: (message: z.output<S>, subject: string) => void,
): (() => void) => {
  const subscription = nats.subscribe(subject, {
    callback: (error, message) => {
      if (error) return log.error({ err: error, subject }, 'cannot listen')
      try {
        handle(schema.parse(message.json()), message.subject)
      } catch (problem) {
        log.warn({ err: problem, subject: message.subject }, 'dropped a message')
      }
    },
  })
  return () => subscription.unsubscribe()
}
