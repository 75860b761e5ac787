/**
 * Draws the picture of link previews. Run when the brand changes: node
 * scripts/make-brand-pictures.ts <folder with hero-lake.webp>
 */
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds hero-lake.webp')

const dataUrl = (path: string | URL, type: string): string =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`
const face = dataUrl(
  new URL('../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', import.meta.url),
  'font/woff2',
)
const mark = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
const target = (name: string): string => new URL(`../public/${name}`, import.meta.url).pathname

const preview = `
  <style>
    @font-face { font-family: Fraunces; src: url(${face}); font-weight: 100 900 }
    body { margin: 0; width: 1200px; height: 630px; background: url(${dataUrl(`${folder}/hero-lake.webp`, 'image/webp')}) 50% 60% / cover }
    div { position: absolute; left: 56px; top: 52px; display: flex; align-items: center; gap: 24px; padding: 22px 40px 22px 24px;
          border-radius: 999px; background: #fbfaf7; color: #0f4c5c; font: 560 64px/1 Fraunces; letter-spacing: -0.02em }
    svg { width: 84px; border-radius: 999px }
  </style>
  <div>${mark} Nordbo</div>`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(preview)
await page.evaluate(() => document.fonts.ready)
await sharp(await page.screenshot())
  .jpeg({ quality: 82 })
  .toFile(target('social.jpg'))
await browser.close()
