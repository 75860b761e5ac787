/**
 * Scales the front page's pictures to the widths of `srcset`. Run once per new picture: node
 * scripts/make-hero-pictures.ts <folder with hero-*.webp>
 */
import { join } from 'node:path'
import sharp from 'sharp'

const slides = ['lake', 'dunes', 'snow'] as const
const widths = [640, 960, 1440, 1920] as const
const target = new URL('../src/features/home/pictures/', import.meta.url).pathname

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds hero-lake.webp, hero-dunes.webp and hero-snow.webp')

for (const slide of slides) {
  const picture = sharp(join(folder, `hero-${slide}.webp`))
  for (const width of widths) {
    const resized = picture.clone().resize({ width })
    await resized
      .clone()
      .avif({ quality: 50, effort: 4 })
      .toFile(join(target, `${slide}-${width}.avif`))
    await resized
      .clone()
      .webp({ quality: 64 })
      .toFile(join(target, `${slide}-${width}.webp`))
  }
}
