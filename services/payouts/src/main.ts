import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { payoutsConfig } from './config.ts'

await runMain('payouts', payoutsConfig, start)
