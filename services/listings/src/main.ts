import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { listingsConfig } from './config.ts'

await runMain('listings', listingsConfig, start)
