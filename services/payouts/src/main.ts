import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { payoutsConfig } from './core/config.ts'

await runMain('payouts', payoutsConfig, start)
