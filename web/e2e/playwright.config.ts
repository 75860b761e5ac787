import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The first one that exists is used; the headless shell takes half of the CPU. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Test files that a run chose, by their paths in the repository; all without it. */
const chosen = process.env.NORDBO_E2E_FILES?.split(' ').map((file) => `**/${file}`)

/** Browser tests of the built web. Without NORDBO_BASE_URL a system is booted for the run. */
export default defineConfig({
  testDir: '.',
  testMatch: chosen ?? '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: process.env.NORDBO_E2E_OUTPUT ?? '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Room for a machine of half the usual speed. Tests of how soon something happens have limits of their own.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // Service workers would answer requests that tests count. Tests about them allow them.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    // Motion is painted in software here and takes a seventh of the CPU. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A click that never comes names itself instead of the whole test.
    actionTimeout: 60_000,
    // Traces cost a seventh of the time. NORDBO_TRACE=1 records them for failures.
    trace: process.env.NORDBO_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? programs.find((path) => existsSync(path)) ?? 'chromium',
      args: [
        // Root in a container has no user namespaces for a sandbox.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'today', grepInvert: /@clock|@setting/ },
    // The clock and the platform settings are shared by all tests, so these tests run last and one by one.
    { name: 'later', grep: /@clock|@setting/, dependencies: ['today'], workers: 1 },
  ],
})
