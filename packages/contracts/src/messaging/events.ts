import { defineEvents } from '../events/define-events.ts'

export const messagingEvents = defineEvents('messaging', {})
