/**
 * Writes the golden JSON of every event version that has none. It never overwrites one, because a changed shape needs a new version.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { goldenOf, goldenPath } from '../src/catalogue/golden.ts'
import { eventsByService } from '../src/index.ts'

for (const events of Object.values(eventsByService))
  for (const event of Object.values(events))
    if (!existsSync(goldenPath(event))) writeFileSync(goldenPath(event), goldenOf(event))
