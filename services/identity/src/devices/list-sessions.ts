import {
  type DeviceName,
  type identityService,
  loggedNetwork,
  type OutputOf,
  ok,
  type ParsedInputOf,
  type Result,
  sessionTokenHash,
} from '@nordbo/contracts'
import { type Call, personOf } from '@nordbo/service-kit'
import type { Deps, Tx } from '../core/deps.ts'
import type { Session } from '../generated/prisma/client.ts'
import { deviceNameOf } from './device-name.ts'

type Procedure = (typeof identityService.procedures)['sessions']

const seenAt = ({ lastSeenAt, updatedAt }: Pick<Session, 'lastSeenAt' | 'updatedAt'>): Date => lastSeenAt ?? updatedAt
const networkOf = ({ ipAddress }: Pick<Session, 'ipAddress'>): string => loggedNetwork(ipAddress ?? '')

/** The open sessions of the signed-in person (docs/product/people.md, Devices). */
export const listSessions =
  ({ db }: Deps) =>
  async ({ session }: ParsedInputOf<Procedure>, { actor }: Call): Promise<Result<OutputOf<Procedure>>> => {
    const own = sessionTokenHash(session)
    const rows = await db.client.session.findMany({
      where: { userId: personOf(actor), expiresAt: { gt: new Date() } },
    })
    const items = rows
      .toSorted((one, other) => seenAt(other).getTime() - seenAt(one).getTime())
      .map((row) => ({
        id: row.id,
        name: deviceNameOf(row.userAgent),
        network: networkOf(row),
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: seenAt(row).toISOString(),
        current: row.token === own,
      }))
    return ok({ items })
  }

/** The device of a session, for a letter; null if the session has ended. */
export const findDevice = async (
  tx: Pick<Tx, 'session'>,
  id: string,
): Promise<{ name: DeviceName; network: string; at: string } | null> => {
  const row = await tx.session.findUnique({ where: { id } })
  return row && { name: deviceNameOf(row.userAgent), network: networkOf(row), at: row.createdAt.toISOString() }
}
