import { expect, test } from 'vitest'
import { installAdvice } from './install-tools.ts'

test('the advice has the command of each system for exactly what is missing', () => {
  const text = installAdvice(['postgres', 'nats'])
  expect(text).toContain('Nordbo needs postgres, nats')
  expect(text).toContain('sudo apt-get install -y postgresql nats-server')
  expect(text).toContain('brew install postgresql@17 && brew install nats-server')
  expect(text).toContain('wsl --install -d Ubuntu')
  expect(text).toContain('NORDBO_POSTGRES_URL, NORDBO_NATS_URL')
  expect(text).not.toContain('redis')
})
