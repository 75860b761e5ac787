import { expectedOf } from './expected.ts'
import { routeTable } from './route-table.ts'
import type { EveryRole, Home } from './route-world.ts'

/** Facts about people and homes, and how each is found in an answer. */
const secrets: Record<string, (text: string, home: Home) => boolean> = {
  'first name': (text) => /"name":"(Hans|Gerda)"|"owner":"(Hans|Gerda)"/.test(text),
  'full name': (text) => /Hans Vært|Gerda Gæst/.test(text),
  'exact address': (text, { exact }) => text.includes(exact.line1),
  'exact point': (text, { exact }) => text.includes(`"lat":${exact.lat},"lng":${exact.lng}}`),
  'public point': (text) => text.includes('"location":{"lat"'),
}

/** The facts about people and homes that an answer reveals. */
export const revealedBy = (body: unknown, homes: readonly Home[]): string[] => {
  const text = JSON.stringify(body ?? null)
  return Object.keys(secrets).filter((what) => homes.some((home) => secrets[what]?.(text, home)))
}

const columns: readonly EveryRole[] = ['nobody', 'guest', 'host', 'suspended guest', 'suspended host', 'admin']
const heads = ['nobody', 'a guest', 'another host', 'a suspended guest', 'a suspended host', 'an admin']

/** docs/permissions.md: the status of each route by role for other people's things, and what strangers see. */
export const permissionsPage = (revealed: ReadonlyMap<string, readonly string[]>): string => {
  const rows = Object.entries(routeTable)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([route, given]) => {
      const statuses = columns.map((role) => expectedOf(given, role))
      return `| \`${route}\` | ${statuses.join(' | ')} | ${(revealed.get(route) ?? []).join(', ') || '–'} |`
    })
  return [
    '# Permissions',
    '',
    'What every route answers about the things of other people, by role, and what of people and homes it tells strangers. Written by',
    '`packages/testkit/test/permissions.test.ts` from the running routes, which asserts the whole page:',
    '`UPDATE_PERMISSIONS=1 node_modules/.bin/vitest run --project integration packages/testkit/test/permissions.test.ts` writes it anew.',
    '',
    'Suspended people hold no session: they are answered like strangers, and signing in is refused with 403. The exact address and point are',
    'for the host of a home, admins and the guest of a confirmed stay; full names for the two people of a stay that was confirmed.',
    '',
    `| route | ${heads.join(' | ')} | told to strangers |`,
    `| --- | ${heads.map(() => '---').join(' | ')} | --- |`,
    ...rows,
    '',
  ].join('\n')
}
