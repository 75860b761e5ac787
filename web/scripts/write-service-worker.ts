import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** Builds `sw.js`, the service worker (src/app/offline/worker.ts). It is another one for every release. */
export const writeServiceWorker = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'nordbo-write-service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      const outDir = resolve(config.root, config.build.outDir)
      const manifest = readFileSync(join(outDir, '.vite/manifest.json'))
      const release = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
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
          rolldownOptions: {
            input: join(config.root, 'src/app/offline/worker.ts'),
            output: { entryFileNames: 'sw.js', format: 'iife' },
          },
        },
      })
    },
  }
}
