// Writes what containers need from contracts and schemas: deploy/nats.conf, deploy/redis.conf and .env.example.
import { readFileSync, writeFileSync } from 'node:fs'
import { inRepo } from '../workspace/paths.ts'
import { envExample } from './env-file.ts'
import { composeNatsConfig, composeRedisConfig } from './server-configs.ts'

writeFileSync(inRepo('deploy/nats.conf'), composeNatsConfig())
writeFileSync(inRepo('deploy/redis.conf'), composeRedisConfig())
writeFileSync(inRepo('.env.example'), envExample(readFileSync(inRepo('docker-compose.yml'), 'utf8')))
