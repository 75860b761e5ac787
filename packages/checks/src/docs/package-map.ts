import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { repoRoot } from '../files/source-files.ts'

const manifest = z.object({ description: z.string(), dependencies: z.record(z.string(), z.string()).default({}) })

/** The folders of a group that have a package.json. */
const foldersIn = (group: string): string[] =>
  globSync(`${group}/*/package.json`, { cwd: repoRoot })
    .map((file) => dirname(file))
    .sort()

/** Table of the packages: purpose and imports, from each package.json. */
export const packageMap = (): string => {
  const rows = ['web', 'bff', ...foldersIn('services'), ...foldersIn('packages')].map((folder) => {
    const file = readFileSync(join(repoRoot, folder, 'package.json'), 'utf8')
    const { description, dependencies } = manifest.parse(JSON.parse(file))
    const imported = Object.keys(dependencies).flatMap((name) => (name.startsWith('@nordbo/') ? name.slice(8) : []))
    return `| \`${folder}\` | ${description} | ${imported.join(', ') || '–'} |`
  })
  return ['| folder | what it is for | imports |', '|---|---|---|', ...rows].join('\n')
}
