import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { maskLine, redactFields } from './redaction.ts'

export type { Logger } from 'pino'

/** A JSON logger of one process: one line per event, secrets and personal data redacted by key and by shape. */
export const createLogger = (options: { name: string; level: string }, destination?: DestinationStream): Logger => {
  const settings: LoggerOptions = {
    level: options.level,
    base: { service: options.name },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }), log: redactFields },
    hooks: { streamWrite: maskLine },
  }
  return destination ? pino(settings, destination) : pino(settings)
}
