import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../source-files.ts'
import { eventTable } from './event-table.ts'
import { withGeneratedPart } from './generated-part.ts'
import { lifecycleDiagram } from './lifecycle-diagram.ts'

/** Writes the generated parts of docs/architecture.md, or (`write` false) tells whether they are stale. */
export const generateDocs = async (write: boolean): Promise<string[]> => {
  const path = join(repoRoot, 'docs/architecture.md')
  const before = readFileSync(path, 'utf8')
  const after = withGeneratedPart(
    withGeneratedPart(before, 'events', eventTable()),
    'lifecycle',
    await lifecycleDiagram(),
  )
  if (write) writeFileSync(path, after)
  return write || after === before
    ? []
    : ['docs/architecture.md is stale; write it anew: node_modules/.bin/node packages/checks/src/main.ts docs --write']
}
