import type { z } from 'zod'
import type { ServiceName } from '../rpc/principals.ts'

/** One event in one version. */
export interface EventDefinition<D extends z.ZodType = z.ZodType> {
  service: ServiceName
  name: string
  version: number
  /** `<service>.<name>` */
  type: string
  /** `<service>.<name>.v<version>` */
  subject: string
  data: D
}

/** `name` is the event's name if the key differs, as for a new version beside an old one. */
type EventDeclaration<D extends z.ZodType = z.ZodType> = { version: number; data: D; name?: string }

/** Declares a service's events. They contain ids and state, never personal data. */
export const defineEvents = <E extends Record<string, EventDeclaration>>(
  service: ServiceName,
  events: E,
): { [K in keyof E]: EventDefinition<E[K]['data']> } => {
  const entries = Object.entries(events).map(([key, { version, data, name = key }]) => [
    key,
    { service, name, version, data, type: `${service}.${name}`, subject: `${service}.${name}.v${version}` },
  ])
  // The type of Object.fromEntries has no keys; they are those of `events`.
  return Object.fromEntries(entries)
}
/** The data type of an event. */
export type DataOf<E> = E extends EventDefinition<infer D> ? z.output<D> : never
