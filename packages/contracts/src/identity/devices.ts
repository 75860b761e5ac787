import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { Instant } from '../values/calendar.ts'
import { SessionToken } from './users.ts'

/** Days after which a session ends: an unused one, and any (docs/product/people.md, Sessions). */
export const sessionDays = { unused: 14, longest: 30 } as const

/** A browser and a system by their own names, such as Chrome and Windows. Null where the browser does not tell. */
export const DeviceName = z.object({ browser: z.string().nullable(), system: z.string().nullable() })
export type DeviceName = z.infer<typeof DeviceName>

/** A session as its person sees it (docs/product/people.md, Devices). */
export const DeviceSession = z.object({
  id: z.uuid(),
  name: DeviceName,
  /** The network of the sign-in, wide enough not to name a household. */
  network: z.string(),
  createdAt: Instant,
  /** Updated every few minutes at most. */
  lastSeenAt: Instant,
  current: z.boolean(),
})
export type DeviceSession = z.infer<typeof DeviceSession>

/** What protects a person's account, as they chose it. */
export const SecuritySettings = z.object({
  /** A mail when somebody signs in on an unknown device. */
  loginAlerts: z.boolean(),
})
export type SecuritySettings = z.infer<typeof SecuritySettings>

/** Procedures about the signed-in person's devices. */
export const deviceProcedures = {
  /** Open sessions, the one that was seen last first. */
  sessions: procedure({
    input: z.object({ session: SessionToken }),
    output: z.object({ items: z.array(DeviceSession) }),
    actor: ['user'],
  }),
  /** Ends one session of the person. */
  endSession: procedure({
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['session.notFound'],
    actor: ['user'],
    idempotent: true,
  }),
  /** Ends all sessions of the person but this one. Returns how many. */
  endOtherSessions: procedure({
    input: z.object({ session: SessionToken }),
    output: z.object({ ended: z.int() }),
    actor: ['user'],
  }),
  /** What protects the account, as the person chose it. */
  securitySettings: procedure({ input: z.object({}), output: SecuritySettings, actor: ['user'] }),
  setSecuritySettings: procedure({
    input: SecuritySettings.partial(),
    output: SecuritySettings,
    errors: ['auth.suspended'],
    actor: ['user'],
    idempotent: true,
  }),
}
