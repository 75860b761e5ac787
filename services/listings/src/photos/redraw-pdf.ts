import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { err, ok, type Result } from '@nordbo/contracts/result'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** Points of an inch, and how finely pages are drawn. */
const inch = { points: 72, pixels: 170 } as const
/** The longest side of a drawn page, pixels, whatever size the file says that it has. */
const longestSide = 2_000
const quality = 80
/** After this no further page is drawn, ms: only hostile files take longer. */
const mostMs = 15_000
/** The most memory that a file may take while it is drawn, bytes. */
const mostMemory = 512 * 1_024 * 1_024

type Imports = Record<string, Record<string, unknown>>
/** What is used of WebAssembly here: Node has it, and its types do not declare it without those of a browser. */
declare const WebAssembly: {
  compile(program: Uint8Array): Promise<object>
  Instance: new (program: object, imports: Imports) => { exports: Record<string, unknown> }
}

/** The program of PDFium, read once per thread. */
let compiled: Promise<object> | undefined
const compile = async (): Promise<object> =>
  WebAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))))

const withMemoryLimit = (imports: Imports): Imports =>
  Object.fromEntries(
    Object.entries(imports).map(([name, functions]) => {
      const grow = functions.emscripten_resize_heap
      if (typeof grow !== 'function') return [name, functions]
      const limited = (bytes: number): unknown => bytes >>> 0 <= mostMemory && grow(bytes)
      return [name, { ...functions, emscripten_resize_heap: limited }]
    }),
  )

/** PDFium with a memory of its own, so that nothing of one person's file is left when another's is drawn. */
const openPdfium = async (): ReturnType<typeof PDFiumLibrary.init> => {
  compiled ??= compile()
  const program = await compiled
  return PDFiumLibrary.init({
    instantiateWasm: (imports: Imports, done: (instance: object) => void) => {
      const instance = new WebAssembly.Instance(program, withMemoryLimit(imports))
      done(instance)
      return instance.exports
    },
  })
}

/** A page as a picture, with the size of its paper in points. */
const drawPage = async (page: PDFiumPage): Promise<{ picture: Buffer; paper: [number, number] }> => {
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
  const scale = Math.min(inch.pixels / inch.points, longestSide / Math.max(width, height, 1))
  const drawn = await page.render({ scale, render: 'bitmap', renderFormFields: true })
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
  const picture = await sharp(drawn.data, { raw }).removeAlpha().jpeg({ quality }).toBuffer()
  return { picture, paper: [drawn.width / scale, drawn.height / scale] }
}

const redraw = async (file: Uint8Array, mostPages: number): Promise<Result<Buffer>> => {
  const pdfium = await openPdfium()
  const source = await pdfium.loadDocument(file)
  const count = source.getPageCount()
  if (count === 0) return err('document.unreadable')
  if (count > mostPages) return err('document.tooManyPages', { maxPages: mostPages })
  const copy = new PDFDocument({ autoFirstPage: false, margin: 0 })
  const written = buffer(copy)
  const began = performance.now()
  for (const page of source.pages()) {
    if (performance.now() - began > mostMs) return err('document.unreadable')
    const { picture, paper } = await drawPage(page)
    copy.addPage({ size: paper, margin: 0 }).image(picture, 0, 0, { width: paper[0], height: paper[1] })
  }
  copy.end()
  return ok(await written)
}

/**
 * A new PDF of pictures of a PDF's pages: whatever the file holds besides them, such as scripts, other files or the names of its author, is
 * left behind (docs/product/partners.md, Documents). Refuses what cannot be drawn (`document.unreadable`), needs a password
 * (`document.active`), or has too many pages (`document.tooManyPages`).
 */
export const redrawPdf = async (file: Uint8Array, mostPages: number): Promise<Result<Buffer>> => {
  try {
    return await redraw(file, mostPages)
  } catch (error) {
    return err(error instanceof Error && /password/i.test(error.message) ? 'document.active' : 'document.unreadable')
  }
}
