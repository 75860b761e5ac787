import { z } from 'zod'
import type { Tx } from '../core/deps.ts'
import { type HandshakePurpose, openHandshake, takeHandshake } from '../handshakes/handshakes.ts'

/** How long a browser may take to ask the person for their passkey. */
const ceremonySeconds = 5 * 60
/** The same for the browser. */
export const ceremonyTimeoutMs = ceremonySeconds * 1_000

const Begun = z.object({ challenge: z.string() })

type Purpose = Extract<HandshakePurpose, `passkey${string}`>

/** Stores the challenge of a ceremony; returns the browser's token. */
export const openCeremony = (
  tables: Pick<Tx, 'handshake'>,
  begun: { purpose: Purpose; userId?: string; challenge: string },
): Promise<string> => {
  const { challenge, ...rest } = begun
  return openHandshake(tables, { ...rest, data: { challenge }, seconds: ceremonySeconds })
}

/** Ends a ceremony, also one that fails then, and returns its challenge. Nobody else's is accepted. */
export const takeCeremony = async (
  sql: Pick<Tx, '$queryRaw' | '$executeRaw'>,
  purpose: Purpose,
  token: string,
  userId: string | null,
): Promise<string | undefined> => {
  const taken = await takeHandshake(sql, purpose, token)
  return taken && taken.userId === userId ? Begun.parse(taken.data).challenge : undefined
}
