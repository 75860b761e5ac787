import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** The service workers: that of pages without a network, and that of push messages. */
const workers = { 'sw.js': 'src/app/offline/worker.ts', 'push-worker.js': 'src/app/push/worker.ts' } as const

/** Builds the service workers, each as one file. That of pages without a network is another one for every release. */
export const writeServiceWorkers = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'nordbo-write-service-workers',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      const outDir = resolve(config.root, config.build.outDir)
      const manifest = readFileSync(join(outDir, '.vite/manifest.json'))
      const release = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
      for (const [entryFileNames, source] of Object.entries(workers))
        await build({
          root: config.root,
          configFile: false,
          logLevel: 'error',
          define: { nordboRelease: JSON.stringify(release) },
          build: {
            outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            target: 'es2023',
            rolldownOptions: { input: join(config.root, source), output: { entryFileNames, format: 'iife' } },
          },
        })
    },
  }
}
