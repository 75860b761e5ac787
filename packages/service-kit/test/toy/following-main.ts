import { kitConfig, runMain } from '../../src/index.ts'
import { startFollowing } from './following.ts'

await runMain('booking', kitConfig, startFollowing)
