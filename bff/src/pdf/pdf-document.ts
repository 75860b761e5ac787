import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { productName } from '@nordbo/contracts'
import PDFDocument from 'pdfkit'
import { printable } from './printable.ts'

const fontFile = (path: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${path}.ttf`)))
let read: { regular: Buffer; strong: Buffer } | undefined
/** The full Inter: the web's font files lack the letters of some names. Read when the first PDF is written. */
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

/** An A4 document, written from top to bottom. It breaks pages itself. */
export interface PdfDocument {
  title(words: string): void
  /** Stays on one page with the next `rows` rows, 1 by default. */
  heading(words: string, rows?: number): void
  /** Two or three columns, each with a label above its lines. */
  columns(columns: readonly { label: string; lines: readonly string[] }[]): void
  /** A label on the left, an amount on the right. */
  row(label: string, amount: string, look?: 'plain' | 'strong' | 'soft'): void
  rule(): void
  note(words: string): void
}

type Columns = Parameters<PdfDocument['columns']>[0]
type RowLook = Parameters<PdfDocument['row']>[2]
/** Makes a text printable in the PDF's font. */
type Spell = (words: string) => string

const pageWidth = (doc: PDFKit.PDFDocument): number => doc.page.width - 2 * margin

/** Starts a new page when `height` does not fit on this one. */
const reserve = (doc: PDFKit.PDFDocument, height: number): void => {
  if (doc.y + height > doc.page.height - margin) doc.addPage()
}

const writeColumns = (doc: PDFKit.PDFDocument, spell: Spell, columns: Columns): void => {
  const width = (pageWidth(doc) - gap * (columns.length - 1)) / columns.length
  const top = doc.y
  let lowest = top
  for (const [index, { label, lines }] of columns.entries()) {
    const x = margin + index * (width + gap)
    doc.font('regular').fontSize(9).fillColor(soft).text(label, x, top, { width })
    for (const line of lines)
      doc
        .fontSize(10)
        .fillColor(ink)
        .text(spell(line), x, doc.y + 2, { width })
    lowest = Math.max(lowest, doc.y)
  }
  doc.x = margin
  doc.y = lowest + 8
}

const writeRow = (doc: PDFKit.PDFDocument, label: string, amount: string, look: RowLook): void => {
  reserve(doc, 22)
  const width = pageWidth(doc)
  const top = doc.y
  doc.font(look === 'strong' ? 'strong' : 'regular').fontSize(look === 'soft' ? 9 : 10)
  doc.fillColor(look === 'soft' ? soft : ink).text(label, margin, top, { width: width - 140 })
  const belowLabel = doc.y
  doc.text(amount, margin + width - 130, top, { width: 130, align: 'right', features: ['tnum'] })
  doc.x = margin
  doc.y = Math.max(belowLabel, doc.y) + 4
}

const writeRule = (doc: PDFKit.PDFDocument): void => {
  const y = doc.y + 2
  doc
    .moveTo(margin, y)
    .lineTo(margin + pageWidth(doc), y)
    .lineWidth(0.6)
    .strokeColor(hairline)
    .stroke()
  doc.y = y + 7
}

const createDocument = (doc: PDFKit.PDFDocument, spell: Spell): PdfDocument => {
  const write = (words: string, size: number, options: PDFKit.Mixins.TextOptions = {}, colour = ink) =>
    doc.fontSize(size).fillColor(colour).text(spell(words), options)
  return {
    title: (words) => {
      doc.font('strong')
      write(words, 22)
      doc.moveDown(0.6)
    },
    heading: (words, rows = 1) => {
      reserve(doc, 38 + rows * 22)
      doc.moveDown(1.1).font('strong')
      write(words, 12)
      doc.moveDown(0.4)
    },
    columns: (columns) => writeColumns(doc, spell, columns),
    row: (label, amount, look = 'plain') => writeRow(doc, spell(label), amount, look),
    rule: () => writeRule(doc),
    note: (words) => {
      reserve(doc, 30)
      doc.font('regular').moveDown(0.6)
      write(words, 9, { width: pageWidth(doc) }, soft)
    },
  }
}

/** Writes the title and the page number on every page after the first. */
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
 * Writes a PDF of A4 pages with the product's name. Its text can be searched and copied. Characters outside Latin, Greek and Cyrillic are
 * transliterated, and the note `inLatin` is then added at the end.
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
  let isTransliterated = false
  const pdf = createDocument(doc, (words) => {
    const printed = printable(words)
    isTransliterated ||= printed !== words
    return printed
  })
  write(pdf)
  if (isTransliterated) pdf.note(about.inLatin)
  headPages(doc, about.title, about.page)
  doc.end()
  return done
}
