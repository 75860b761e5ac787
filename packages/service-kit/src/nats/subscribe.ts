import type { NatsConnection } from 'nats'
import type { z } from 'zod'
import type { Logger } from '../log/logger.ts'

/**
 * Subscribes to core-NATS messages, which may be lost (notices, ended sessions). Messages that do not fit the schema, and errors of the
 * handler, are logged and dropped. Returns a function that unsubscribes.
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
