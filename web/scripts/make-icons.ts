/** Draws the icons of phones and of the installed app from the mark. Run when the mark changes: node scripts/make-icons.ts */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

const mark = readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')
/** To the edges: phones cut the icon to their own shape. The mark stays within the inner 80 %. */
const square = mark.replace(' rx="8"', '')
const icons = [
  { name: 'icon-192', from: mark, size: 192 },
  { name: 'icon-512', from: mark, size: 512 },
  { name: 'icon-maskable-512', from: square, size: 512 },
  { name: 'apple-touch-icon', from: square, size: 180 },
]
for (const { name, from, size } of icons)
  await sharp(Buffer.from(from), { density: 1200 })
    .resize(size)
    .png({ palette: true })
    .toFile(new URL(`../public/${name}.png`, import.meta.url).pathname)
