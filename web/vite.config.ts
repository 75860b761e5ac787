import { texts } from '@nordbo/texts/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from './scripts/compress.ts'
import { drawFirstScreens } from './scripts/draw-first-screens.ts'
import { writePageModules } from './scripts/page-parts.ts'
import { preloadFonts } from './scripts/preload-fonts.ts'
import { writeServiceWorkers } from './scripts/write-service-worker.ts'

const bff = process.env.NORDBO_BFF_URL ?? 'http://127.0.0.1:3000'

/**
 * Small modules that most pages share. Modules that bring Radix or the calendar along, card forms, maps and hotels load when they are used.
 */
const smallModules =
  /web\/src\/((app\/guards|lib|ui|domain)\/(?!cards\/|hotels\/|map\/|photos\/(gallery|slideshow)|.*(range-calendar|pick-day|free-own-nights|dialog|side-panel|menu|popover|tabs|toaster|lightbox|form-summary|select|use-sign-out)[^/]*$))|packages\/stay-rules\/src\/(?!home-rules|stay-problem|rule-contradictions|ranges|runs|night-price)|lucide-react/

export default defineConfig({
  plugins: [
    texts(),
    react(),
    tailwindcss(),
    preloadFonts(),
    writePageModules(),
    compress(),
    drawFirstScreens(),
    writeServiceWorkers(),
  ],
  build: {
    manifest: true,
    target: 'es2023',
    // `light-dark()` stays as written: lowering it would double every colour.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file,
            { name: 'base', tags: ['$initial'], priority: 3 },
            // the calendar with the first calendar,
            { name: 'calendar', test: /react-day-picker|date-fns/, priority: 2 },
            // toasts with the first toast,
            { name: 'toaster', test: /\/sonner\/|ui\/feedback\/toaster/, priority: 2 },
            // and the small modules that most pages share in one file instead of dozens.
            { name: 'parts', test: smallModules, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The server answers its own pages only: the proxy speaks for them.
    proxy: Object.fromEntries(
      ['/api', '/media', '/ws'].map((path) => [path, { target: bff, ws: path === '/ws', headers: { origin: bff } }]),
    ),
  },
})
