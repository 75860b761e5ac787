import {
  err,
  type HostTerms,
  hostTermsVersion,
  type identityService,
  ok,
  type ParsedInputOf,
  type Result,
} from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import { recordAgreements } from '../agreements/agreements.ts'
import type { Deps, Tx } from '../core/deps.ts'

type Procedures = typeof identityService.procedures

/** A person's acceptance of the current version (docs/product/people.md, Host terms). */
const findTerms = async (reader: Pick<Tx, 'hostTermsAcceptance'>, userId: string): Promise<HostTerms> => {
  const row = await reader.hostTermsAcceptance.findUnique({
    where: { userId_version: { userId, version: hostTermsVersion } },
    select: { acceptedAt: true },
  })
  return { version: hostTermsVersion, acceptedAt: row?.acceptedAt.toISOString() ?? null }
}

/** Whether the signed-in person has accepted the host terms. */
export const showHostTerms =
  ({ db }: Deps) =>
  async (_input: Record<string, never>, { actor }: Call): Promise<Result<HostTerms>> =>
    actor.kind === 'user' ? ok(await findTerms(db.client, actor.userId)) : err('auth.required')

/** The same about any person, for services. */
export const hostTermsOf =
  ({ db }: Deps) =>
  async ({ userId }: ParsedInputOf<Procedures['hostTermsOf']>): Promise<Result<HostTerms>> =>
    ok(await findTerms(db.client, userId))

/** Stores an acceptance, with the terms and the privacy policy that the boxes named. A second one changes nothing. */
export const acceptHostTerms =
  ({ db }: Deps) =>
  async (
    { version, client, agreed }: ParsedInputOf<Procedures['acceptHostTerms']>,
    { actor, now, command }: Call,
  ): Promise<Result<HostTerms>> => {
    if (actor.kind !== 'user') return err('auth.required')
    const { userId } = actor
    return command(db, async (tx) => {
      await tx.hostTermsAcceptance.createMany({
        data: [{ userId, version, ipAddress: client.ip, userAgent: client.userAgent, acceptedAt: now }],
        skipDuplicates: true,
      })
      await recordAgreements(tx, userId, agreed, { way: 'hosting', at: now })
      return ok(await findTerms(tx, userId))
    })
  }
