/** Finds colours and pixels outside styles/tokens.css. */
import { globSync, readFileSync } from 'node:fs'

const root = new URL('../', import.meta.url).pathname
const home = 'src/styles/tokens.css'

const rules = [
  { what: 'a raw colour', pattern: /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!['"]?\s*[:=]\s*\{)/gi },
  { what: 'a raw colour', pattern: /\b(?:rgba?|hsla?|oklch|oklab|color)\(/g },
  { what: 'a raw pixel', pattern: /\b\d*\.?\d+px\b/g },
]
const exempt = new Set([home, 'src/lib/api/schema.gen.ts'])

const files = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).filter((file) => !exempt.has(file))
const findings = files.flatMap((file) =>
  readFileSync(`${root}${file}`, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      rules.flatMap(({ what, pattern }) =>
        [...line.matchAll(pattern)].map(
          ([found]) => `web/${file}:${index + 1}: ${what} (${found}); name it in ${home}`,
        ),
      ),
    ),
)
if (findings.length > 0) {
  process.stderr.write(`${findings.join('\n')}\n`)
  process.exit(1)
}
