/**
 * Writes the golden JSON of every event version that has none yet. It never overwrites: a told event is history,
 * and a changed shape takes a new version.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { goldenOf, goldenPath } from '../src/catalogue/golden.ts'
import { eventsByService } from '../src/index.ts'

for (const events of Object.values(eventsByService))
  for (const event of Object.values(events))
    if (!existsSync(goldenPath(event))) writeFileSync(goldenPath(event), goldenOf(event))
