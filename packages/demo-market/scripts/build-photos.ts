/**
 * Rebuilds `photos/` from a folder of originals with their `manifest.json`:
 *   node packages/demo-market/scripts/build-photos.ts <folder>
 * Run by hand when the originals or the recipe change, and commit what it writes. It imports the derivation of the
 * listings service by path, so that demo pictures and uploads are made by the same code; nothing that ships does this.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { derivePhoto } from '../../../services/listings/src/photos/derive-photo.ts'
import { photosFolder } from '../src/photos/photo-index.ts'
import { cropOf, type Variant, variantsOf } from './photo-variants.ts'

const Original = z.object({
  file: z.string(),
  home: z.string().nullable(),
  kind: z.enum(['exterior', 'interior', 'detail', 'hotel', 'hero']),
  season: z.string(),
  timeOfDay: z.string(),
  altDa: z.string(),
  altEn: z.string(),
})

const render = async (bytes: Buffer, file: string, variant: Variant): Promise<Buffer> => {
  const { width, height } = await sharp(bytes).metadata()
  const area = cropOf(file, variant, { width, height })
  const cut = sharp(bytes).extract(area)
  return (variant === 'mirrored' ? cut.flop() : cut).png({ compressionLevel: 0 }).toBuffer()
}

const source = process.argv[2]
if (!source) throw new Error('Name the folder of the originals.')
const originals = z.array(Original).parse(JSON.parse(await readFile(join(source, 'manifest.json'), 'utf8')))
await rm(photosFolder, { recursive: true, force: true })
const index = []
let total = 0
for (const { file, home, altDa, altEn, ...about } of originals) {
  const bytes = await readFile(join(source, file))
  for (const variant of variantsOf(file, about.kind)) {
    const derived = await derivePhoto(await render(bytes, file, variant))
    if (!derived.ok) throw new Error(`${file}: ${derived.error.code}`)
    const { descriptor, files } = derived.value
    for (const made of files) {
      const target = join(photosFolder, made.key.replace(/^photos\//, ''))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, made.bytes)
      total += made.bytes.length
    }
    index.push({ picture: file.replace('.webp', ''), variant, home, ...about, altDa, altEn, ...descriptor })
  }
}
await writeFile(join(photosFolder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`)
process.stdout.write(`${index.length} pictures, ${(total / 1e6).toFixed(1)} MB\n`)
