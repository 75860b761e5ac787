import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { productName } from '@nordbo/contracts'
import PDFDocument from 'pdfkit'
import { printable } from './printable.ts'

const fontFile = (path: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}.ttf`)))
let read: { regular: Buffer; strong: Buffer } | undefined
/** Inter, whole: the web's own files lack the letters of some names. Read when the first PDF is written. */
const fonts = () => {
  read ??= { regular: fontFile('400Regular/Inter_400Regular'), strong: fontFile('600SemiBold/Inter_600SemiBold') }
  return read
}

const ink = '#14211e'
const soft = '#5b6764'
const fjord = '#0f4c5c'
const hairline = '#d9d3c6'
const margin = 56
const gap = 24

/** A page of A4 that is written from top to bottom. */
export interface PdfDocument {
  title(words: string): void
  /** With at least so many rows of what stands under it on the same page. */
  heading(words: string, rows?: number): void
  /** Two or three columns of labelled lines, the label above them. */
  columns(columns: readonly { label: string; lines: readonly string[] }[]): void
  /** A label on the left, an amount on the right. */
  row(label: string, amount: string, look?: 'plain' | 'strong' | 'soft'): void
  rule(): void
  note(words: string): void
}

const onto = (doc: PDFKit.PDFDocument, spell: (words: string) => string): PdfDocument => {
  const width = doc.page.width - 2 * margin
  const bottom = doc.page.height - margin
  const say = (words: string, size: number, options: PDFKit.Mixins.TextOptions = {}, colour = ink) =>
    doc.fontSize(size).fillColor(colour).text(spell(words), options)
  /** Begins a new page where the next piece would not fit. */
  const keep = (height: number): void => {
    if (doc.y + height > bottom) doc.addPage()
  }
  return {
    title: (words) => {
      doc.font('strong')
      say(words, 22)
      doc.moveDown(0.6)
    },
    heading: (words, rows = 1) => {
      keep(38 + rows * 22)
      doc.moveDown(1.1).font('strong')
      say(words, 12)
      doc.moveDown(0.4)
    },
    columns: (columns) => {
      const each = (width - gap * (columns.length - 1)) / columns.length
      const top = doc.y
      let lowest = top
      for (const [index, { label, lines }] of columns.entries()) {
        const x = margin + index * (each + gap)
        doc.font('regular').fontSize(9).fillColor(soft).text(label, x, top, { width: each })
        for (const line of lines)
          doc
            .fontSize(10)
            .fillColor(ink)
            .text(spell(line), x, doc.y + 2, { width: each })
        lowest = Math.max(lowest, doc.y)
      }
      doc.x = margin
      doc.y = lowest + 8
    },
    row: (label, amount, look = 'plain') => {
      keep(22)
      const top = doc.y
      doc.font(look === 'strong' ? 'strong' : 'regular').fontSize(look === 'soft' ? 9 : 10)
      doc.fillColor(look === 'soft' ? soft : ink).text(spell(label), margin, top, { width: width - 140 })
      const under = doc.y
      doc.text(amount, margin + width - 130, top, { width: 130, align: 'right', features: ['tnum'] })
      doc.x = margin
      doc.y = Math.max(under, doc.y) + 4
    },
    rule: () => {
      const y = doc.y + 2
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.6)
        .strokeColor(hairline)
        .stroke()
      doc.y = y + 7
    },
    note: (words) => {
      keep(30)
      doc.font('regular').moveDown(0.6)
      say(words, 9, { width }, soft)
    },
  }
}

/** Says on every page after the first what it belongs to and which one it is. */
const headPages = (doc: PDFKit.PDFDocument, title: string, page: (number: number, of: number) => string): void => {
  const { start, count } = doc.bufferedPageRange()
  const width = doc.page.width - 2 * margin
  for (let index = start + 1; index < start + count; index++) {
    doc.switchToPage(index)
    doc.font('regular').fontSize(9).fillColor(soft)
    doc.text(`${productName} · ${title}`, margin, margin / 2, { width: width - 140, lineBreak: false })
    doc.text(page(index + 1, count), margin + width - 130, margin / 2, { width: 130, align: 'right', lineBreak: false })
  }
}

/**
 * Writes a PDF of A4 pages under the product's name: every letter of Latin, Greek and Cyrillic, text that can be searched and copied.
 * Signs of other scripts are said in Latin letters, and `inLatin` then stands at the end. From the second page on each says what it
 * belongs to.
 */
export const writePdf = (
  about: {
    title: string
    language: string
    writtenAt: Date
    inLatin: string
    page: (number: number, of: number) => string
  },
  write: (pdf: PdfDocument) => void,
): Promise<Buffer> => {
  const doc = new PDFDocument({
    size: 'A4',
    bufferPages: true,
    margin,
    lang: about.language,
    displayTitle: true,
    info: { Title: about.title, Author: productName, CreationDate: about.writtenAt, ModDate: about.writtenAt },
  })
  const done = buffer(doc)
  const { regular, strong } = fonts()
  doc.registerFont('regular', regular).registerFont('strong', strong)
  doc.font('strong').fontSize(15).fillColor(fjord).text(productName)
  doc.moveDown(1.4)
  let spelled = false
  const pdf = onto(doc, (words) => {
    const said = printable(words)
    spelled ||= said !== words
    return said
  })
  write(pdf)
  if (spelled) pdf.note(about.inLatin)
  headPages(doc, about.title, about.page)
  doc.end()
  return done
}
