import { kitConfig, runMain } from '../../src/index.ts'
import { startCounting } from './counting.ts'

await runMain('listings', kitConfig, startCounting)
