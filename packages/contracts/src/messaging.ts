import { defineEvents, defineService } from './define.ts'

/** Messaging answers nobody yet: it hears what happened and writes the mails of a booking. */
export const messagingService = defineService('messaging', {})
export const messagingEvents = defineEvents('messaging', {})
