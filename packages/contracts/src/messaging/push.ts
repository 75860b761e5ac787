import { z } from 'zod'
import { DeviceName } from '../identity/devices.ts'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'

/** Most devices of a person that get push messages (docs/product/notifications.md, Push). */
export const mostPushDevices = 10

/** Bytes in base64url. */
const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .refine((text) => /^[\w-]+=*$/.test(text) && Math.floor((text.replace(/=+$/, '').length * 3) / 4) === bytes)

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** What a browser answers when it subscribes to push messages (Push API): where they are sent, and the keys that encrypt them. */
export const PushAddress = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({
    /** The browser's public key, a point of P-256. */
    p256dh: base64url(65),
    auth: base64url(16),
  }),
  /** Of the device (IANA), by which its quiet hours go. */
  timeZone: z.string().max(64).refine(isTimeZone).default('Europe/Copenhagen'),
})
export type PushAddress = z.infer<typeof PushAddress>

/** A device of a person that gets push messages. */
export const PushDevice = z.object({
  id: z.uuid(),
  /** The session with which it ends. */
  sessionId: z.uuid(),
  name: DeviceName,
  createdAt: Instant,
  /** When a push service last took a message for it. */
  lastPushAt: Instant.nullable(),
})
export type PushDevice = z.infer<typeof PushDevice>

/** Procedures of push messages (docs/product/notifications.md, Push). */
export const pushProcedures = {
  /** The public key by which browsers know Nordbo's push messages (VAPID), in base64url. */
  pushKey: procedure({ input: z.object({}), output: z.object({ publicKey: z.string() }), actor: ['user'] }),
  /** The signed-in person's devices, the newest first; also those whose session has ended since. */
  pushDevices: procedure({ input: z.object({}), output: z.object({ items: z.array(PushDevice) }), actor: ['user'] }),
  /** Stores where a session's browser gets push messages, in place of where it got them before. */
  putPushDevice: procedure({
    input: PushAddress.extend({ sessionId: z.uuid(), name: DeviceName }),
    output: PushDevice,
    errors: ['push.addressRefused', 'push.addressTaken'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Ends the push messages of a device, named by its own id or its session's; does nothing for unknown ones. */
  dropPushDevice: procedure({
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    actor: ['user'],
    idempotent: true,
  }),
}
