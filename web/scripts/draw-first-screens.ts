import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** What is fetched later never comes on the server: it shows the places that are kept for it. */
const neverLater: Plugin = {
  name: 'nordbo-never-later',
  enforce: 'pre',
  transform: {
    filter: { id: /web\/src\/.*\.tsx?$/ },
    handler: (code) => code.replaceAll(/\bimport\('[^']+'\)/g, 'Promise.race([])'),
  },
}

/** Builds the module with which the server draws first screens (src/app/first-screen) beside what browsers get: `server/first-screen.js`. */
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
        // What libraries say of themselves ("use client") means nothing here.
        logLevel: 'error',
        plugins: [neverLater],
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
