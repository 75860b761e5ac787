import { z } from 'zod'
import type { EventDefinition } from '../events/define-events.ts'

/** The file with the golden JSON of an event version. */
export const goldenPath = (event: EventDefinition): URL =>
  new URL(`../../golden/${event.subject}.json`, import.meta.url)

/** The JSON Schema of an event version's data, as text. */
export const goldenOf = (event: EventDefinition): string =>
  `${JSON.stringify({ subject: event.subject, data: z.toJSONSchema(event.data) }, null, 2)}\n`
