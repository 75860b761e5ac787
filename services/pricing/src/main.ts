import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { pricingConfig } from './core/config.ts'

await runMain('pricing', pricingConfig, start)
