import { type Stack, withClient } from '@nordbo/devstack'
import { z } from 'zod'
import type { Count } from './counts.ts'

const Row = z.object({ database: z.string(), role: z.string(), detail: z.string(), count: z.coerce.number() })

/**
 * The statements that the services themselves have sent; those of tests and measurements come from other roles or databases. The begin and end of
 * transactions are left out: Postgres 15 counts prepared ones only once per connection.
 */
export const readStatements = (stack: Stack): Promise<Count[]> =>
  withClient(stack.infra.postgresUrl, async (client) => {
    const { rows } = await client.query(
      `select datname as database, rolname as role, queryid || ' ' || left(query, 100) as detail, calls as count
       from pg_stat_statements join pg_database on pg_database.oid = dbid join pg_roles on pg_roles.oid = userid
       where query !~* '^\\s*(begin|commit|rollback)\\M'`,
    )
    const owners = new Map(
      Object.entries(stack.databases).map(([service, address]) => {
        const { pathname, username } = new URL(address)
        return [`${pathname.slice(1)} ${username}`, service]
      }),
    )
    return z
      .array(Row)
      .parse(rows)
      .flatMap(({ database, role, detail, count }): Count[] => {
        const part = owners.get(`${database} ${role}`)
        return part === undefined ? [] : [{ kind: 'statements', part, detail, count }]
      })
  })
