import type { Plugin } from 'vite'

const firstPaintFonts = [/inter-latin-wght-normal.*\.woff2$/, /fraunces-latin-wght-normal.*\.woff2$/]

/** Preloads the two fonts of the first paint, so that text does not wait for the stylesheet. */
export const preloadFonts = (): Plugin => ({
  name: 'nordbo-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => firstPaintFonts.some((font) => font.test(file)))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  },
})
