import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Smaller files gain nothing from compression, bytes. */
const least = 1024

/** Writes a brotli and a gzip file beside every text file, so that the server compresses nothing per request. */
export const compress = (): Plugin => ({
  name: 'nordbo-compress',
  apply: 'build',
  writeBundle: ({ dir }) => {
    if (!dir) return
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!worthIt.test(name)) continue
      const path = join(dir, name)
      const bytes = readFileSync(path)
      if (bytes.length < least) continue
      const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli))
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})
