import { runMain } from '@nordbo/service-kit'
import { start } from './app.ts'
import { bffConfig } from './config.ts'

await runMain('bff', bffConfig, start)
