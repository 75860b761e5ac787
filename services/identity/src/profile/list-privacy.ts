import { type identityService, type OutputOf, ok, type ParsedInputOf, type Result, UserId } from '@nordbo/contracts'
import type { Deps } from '../core/deps.ts'

type Procedures = typeof identityService.procedures

/** People per page. */
const perPage = 1_000

/** The people who made a choice, ordered by id. */
const listChoosers =
  (choice: { seoIndex: false } | { readReceipts: false }) =>
  ({ db }: Pick<Deps, 'db'>) =>
  async ({
    after,
  }: ParsedInputOf<Procedures['unlistedHosts']>): Promise<Result<OutputOf<Procedures['unlistedHosts']>>> => {
    const rows = await db.client.personProfile.findMany({
      where: { ...choice, ...(after === null ? {} : { userId: { gt: after } }) },
      select: { userId: true, user: { select: { revision: true } } },
      orderBy: { userId: 'asc' },
      take: perPage,
    })
    const people = rows.map(({ userId, user }) => ({ userId: UserId.parse(userId), revision: user.revision }))
    return ok({ people, next: rows.length === perPage ? (people.at(-1)?.userId ?? null) : null })
  }

/** The people who want no search engine to list their homes, for projections. */
export const listUnlisted = listChoosers({ seoIndex: false })

/** The people who do not show their reading to others, for projections. */
export const listHiddenReaders = listChoosers({ readReceipts: false })

/** Of these people, those who agreed to news and offers and may receive them (docs/product/people.md, Privacy). */
export const listConsenting =
  ({ db }: { db: { client: Pick<Deps['db']['client'], 'personProfile'> } }) =>
  async ({
    ids,
  }: ParsedInputOf<Procedures['consentingByIds']>): Promise<Result<OutputOf<Procedures['consentingByIds']>>> => {
    const rows = await db.client.personProfile.findMany({
      where: { userId: { in: ids }, marketingOptIn: true, user: { suspendedAt: null } },
      select: { userId: true, marketingOptInAt: true },
    })
    return ok({
      people: rows.flatMap(({ userId, marketingOptInAt }) =>
        marketingOptInAt ? [{ id: UserId.parse(userId), agreedAt: marketingOptInAt.toISOString() }] : [],
      ),
    })
  }
