import { randomUUID } from 'node:crypto'
import { err, identityEvents, type identityService, ok, type ParsedInputOf, type Result } from '@nordbo/contracts'
import type { Call } from '@nordbo/service-kit'
import type { Deps } from '../core/deps.ts'
import { hashPassword } from '../credentials/passwords.ts'

type Input = ParsedInputOf<typeof identityService.procedures.importUsers>

/** One hash per distinct password. Equal passwords share a salt: acceptable because the demo password is public. */
const hashes = async (passwords: readonly string[]): Promise<Map<string, string>> =>
  new Map(await Promise.all([...new Set(passwords)].map(async (text) => [text, await hashPassword(text)] as const)))

/** Imports people of the demo market. Skips existing ids and addresses. */
export const importUsers =
  ({ config, kit, db }: Deps) =>
  async ({ users }: Input, call: Call): Promise<Result<{ created: number }>> => {
    if (config.SANDBOX_URL === undefined) return err('sandbox.only')
    const passwordHashes = await hashes(users.map(({ password }) => password))
    return db.transaction(
      async (tx) => {
        const fresh = await tx.user.createManyAndReturn({
          data: users.map(({ id, name, email, about, locale, memberSince }) => ({
            id,
            name,
            email,
            about,
            locale,
            emailVerified: true,
            createdAt: memberSince,
            updatedAt: call.now,
          })),
          select: { id: true },
          skipDuplicates: true,
        })
        const created = new Set(fresh.map(({ id }) => id))
        const people = users.filter(({ id }) => created.has(id))
        await tx.userRole.createMany({
          data: people.flatMap(({ id, roles }) =>
            [...new Set(roles)].map((role) => ({ userId: id, role, grantedAt: call.now })),
          ),
        })
        await tx.account.createMany({
          data: people.map(({ id, password }) => ({
            id: randomUUID(),
            userId: id,
            accountId: id,
            providerId: 'credential',
            password: passwordHashes.get(password) ?? null,
            createdAt: call.now,
            updatedAt: call.now,
          })),
        })
        for (const { id, roles } of people)
          await kit.emit(tx, identityEvents.userImported, {
            aggregateId: id,
            revision: 0,
            data: { userId: id, roles },
          })
        return ok({ created: people.length })
      },
      { timeout: 30_000 },
    )
  }
