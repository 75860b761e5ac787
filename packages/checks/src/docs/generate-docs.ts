import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceNames } from '@nordbo/contracts'
import { repoRoot } from '../files/source-files.ts'
import { erasureTable, retentionTable } from './data-rights-tables.ts'
import { eventTable } from './event-table.ts'
import { withGeneratedPart } from './generated-part.ts'
import { lifecycleDiagram } from './lifecycle-diagram.ts'
import { notificationTable } from './notification-table.ts'
import { packageMap } from './package-map.ts'
import { serviceFacts } from './service-facts.ts'

/** Each page with its generated parts by name. */
const pages = async (): Promise<Record<string, Record<string, string>>> => ({
  'README.md': { packages: packageMap() },
  'docs/product/data-rights.md': { erasure: erasureTable(), retention: retentionTable() },
  'docs/product/notifications.md': { matrix: notificationTable() },
  'docs/architecture.md': { events: eventTable(), lifecycle: await lifecycleDiagram() },
  ...Object.fromEntries(
    serviceNames.map((service) => [`services/${service}/README.md`, { facts: serviceFacts(service) }]),
  ),
})

/** Returns the pages with stale generated parts; `write` updates them. */
export const generateDocs = async (write: boolean): Promise<string[]> => {
  const stale = Object.entries(await pages()).filter(([page, parts]) => {
    const path = join(repoRoot, page)
    const before = readFileSync(path, 'utf8')
    const after = Object.entries(parts).reduce((text, [name, part]) => withGeneratedPart(text, name, part), before)
    if (write) writeFileSync(path, after)
    return !write && after !== before
  })
  return stale.map(
    ([page]) => `${page} is stale; write it anew: node_modules/.bin/node packages/checks/src/main.ts docs --write`,
  )
}
