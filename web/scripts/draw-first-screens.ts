import { join, resolve } from 'node:path'
import { texts } from '@nordbo/texts/vite'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** Lazy imports never resolve on the server: their placeholders are drawn. */
const noLazyImports: Plugin = {
  name: 'nordbo-never-later',
  enforce: 'pre',
  transform: {
    filter: { id: /web\/src\/.*\.tsx?$/ },
    handler: (code) => code.replaceAll(/\bimport\('[^']+'\)/g, 'Promise.race([])'),
  },
}

/** Builds `server/first-screen.js`, the module with which the server draws first screens (src/app/first-screen). */
export const drawFirstScreens = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: 'nordbo-draw-first-screens',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    closeBundle: async () => {
      await build({
        root: config.root,
        configFile: false,
        // Warnings about "use client" in libraries do not matter here.
        logLevel: 'error',
        plugins: [texts({ lazy: false }), noLazyImports],
        define: { 'process.env.NODE_ENV': '"production"' },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/app/first-screen/first-screen.tsx',
          outDir: join(resolve(config.root, config.build.outDir), 'server'),
          emptyOutDir: true,
          copyPublicDir: false,
          minify: true,
          target: 'node24',
        },
      })
    },
  }
}
