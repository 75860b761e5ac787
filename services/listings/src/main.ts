import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { listingsConfig } from './core/config.ts'

await runMain('listings', listingsConfig, start)
