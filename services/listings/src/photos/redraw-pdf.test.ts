import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { redrawPdf } from './redraw-pdf.ts'

const mostPages = 3
const green = '#00a040'

type Options = ConstructorParameters<typeof PDFDocument>[0]
/** A PDF whose pages are green. */
const greenPdf = (options: Options = {}, pages = 1): Promise<Buffer> => {
  const doc = new PDFDocument({ size: 'A4', autoFirstPage: false, ...options })
  const written = buffer(doc)
  for (let page = 0; page < pages; page += 1) {
    doc.addPage()
    doc.rect(0, 0, doc.page.width, doc.page.height).fill(green)
  }
  doc.end()
  return written
}

/** The objects of a page with a script that runs when it is opened, of which those named are packed, however their object is written. */
const scripted = (packedAs: { type: string; filter: string; pack: (objects: Buffer) => Buffer }): Buffer => {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R/Names<</JavaScript<</Names[(a) 4 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/AA<</O 4 0 R>>>>',
    '<</S/JavaScript/JS(app.alert\\("secret"\\))>>',
  ]
  const starts = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at > 0 ? 1 : 0))
  const head = `${starts.map((start, at) => `${at + 1} ${start}`).join(' ')} `
  const bytes = packedAs.pack(Buffer.from(head + objects.join(' ')))
  const begin = Buffer.from(
    `%PDF-1.7\n5 0 obj\n<</Type${packedAs.type}/N 4/First ${head.length}${packedAs.filter}/Length ${bytes.length}>>\nstream\n`,
  )
  const file = Buffer.concat([begin, bytes, Buffer.from('\nendstream\nendobj\n')])
  // Of each object: its kind, where it begins or in what it is packed, and its place there.
  const rows = [[0, 0, 255], ...objects.map((_, at) => [2, 5, at]), [1, '%PDF-1.7\n'.length, 0], [1, file.length, 0]]
  const table = Buffer.from(rows.flatMap(([kind = 0, place = 0, at = 0]) => [kind, place >> 8, place & 255, at]))
  const end = `6 0 obj\n<</Type/XRef/Size 7/W[1 2 1]/Root 1 0 R/Length ${table.length}>>\nstream\n`
  const close = `\nendstream\nendobj\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.concat([file, Buffer.from(end), table, Buffer.from(close)])
}

const drawn = async (file: Buffer): Promise<Buffer> => {
  const made = await redrawPdf(file, mostPages)
  if (!made.ok) throw new Error(made.error.code)
  return Buffer.from(made.value)
}
const codeOf = async (file: Buffer): Promise<string> => {
  const made = await redrawPdf(file, mostPages)
  return made.ok ? 'drawn' : made.error.code
}
/** What a PDF says outside of its pictures, none of which is packed. */
const structure = (file: Buffer): string => file.toString('latin1').replaceAll(/stream[\r\n][\s\S]*?endstream/g, '')
const namesIn = (file: Buffer): string[] => [...new Set(structure(file).match(/\/[^\s()<>[\]{}/%]+/g))].sort()
const pictures = (file: Buffer): Buffer[] =>
  Array.from(file.toString('latin1').matchAll(/\/DCTDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g), (found) =>
    Buffer.from(found[1] ?? '', 'latin1'),
  )

const flate = { filter: '/Filter/FlateDecode', pack: deflateSync }
const twice = { filter: '/Filter[/FlateDecode/FlateDecode]', pack: (bytes: Buffer) => deflateSync(deflateSync(bytes)) }
const hex = { filter: '/Filter/ASCIIHexDecode', pack: (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`) }

describe('a PDF that is drawn anew', () => {
  test('has the pages of the file as pictures, each as large as its paper', async () => {
    const file = await drawn(await greenPdf({}, 2))
    const pages = pictures(file)
    expect(pages).toHaveLength(2)
    for (const page of pages) {
      const { channels } = await sharp(page).stats()
      const [red, middle, blue] = channels.map(({ mean }) => Math.round(mean))
      expect([red, middle, blue].map((mean) => Math.round((mean ?? 0) / 8))).toEqual([0, 20, 8])
    }
    expect(structure(file).match(/\/MediaBox \[0 0 59\d\S* 84\d\S*\]/g)).toHaveLength(2)
  })

  test.each([
    ['packed', { type: '/ObjStm', ...flate }],
    ['packed under a name in numbers', { type: '/#4FbjStm', ...flate }],
    ['packed under a name in other numbers', { type: '/Obj#53t#6d', ...flate }],
    ['packed twice', { type: '/ObjStm', ...twice }],
    ['packed in another way', { type: '/#4fbjStm', ...hex }],
    ['packed by a filter whose name is in numbers', { type: '/ObjStm', ...flate, filter: '/#46ilter/Flate#44ecode' }],
  ])('has nothing but pictures where the file runs a script that lies %s', async (_, packedAs) => {
    const file = await drawn(scripted(packedAs))
    expect(pictures(file)).toHaveLength(1)
    expect(namesIn(file)).toEqual(namesIn(await drawn(await greenPdf())))
    expect(namesIn(file).filter((name) => /JS|JavaScript|Action|AA|ObjStm|Encrypt|Embedded/.test(name))).toEqual([])
  })

  test('leaves out other files and what is written about the document', async () => {
    const doc = new PDFDocument({ info: { Author: 'Gerda Gæst' } })
    const written = buffer(doc)
    doc.file(Buffer.from('secret'), { name: 'evil.exe' })
    doc.end()
    const file = await drawn(await written)
    expect(file.toString('latin1')).not.toMatch(/evil|Gerda|Embedded/)
  })

  test.each([
    ['needs a password', () => greenPdf({ userPassword: 'x' }), 'document.active'],
    ['has too many pages', () => greenPdf({}, mostPages + 1), 'document.tooManyPages'],
    ['has no page', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'), 'document.unreadable'],
    [
      'packs objects under the name of something else',
      async () => scripted({ type: '/XObject', ...flate }),
      'document.unreadable',
    ],
    [
      'packs objects under a name that stands elsewhere',
      async () => scripted({ type: ' 9 0 R', ...flate }),
      'document.unreadable',
    ],
    ['is none', async () => Buffer.from('%PDF-1.7 %%EOF'), 'document.unreadable'],
  ])('is not made of a file that %s', async (_, file, code) => expect(await codeOf(await file())).toBe(code))

  test('of a page of five metres is no larger than of a sheet', async () => {
    const [page] = pictures(await drawn(await greenPdf({ size: [14_000, 7_000] })))
    const { width, height } = await sharp(page).metadata()
    expect([width, height]).toEqual([2_000, 1_000])
  })
})
