import { buffer } from 'node:stream/consumers'
import { productName } from '@nordbo/contracts'
import PDFDocument from 'pdfkit'
import { type Pen, penFor } from './pen.ts'
import { printable, withoutPictures } from './printable.ts'

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
  /** A label at the beginning of the line, an amount at its end. */
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

const writeColumns = (doc: PDFKit.PDFDocument, { write }: Pen, spell: Spell, columns: Columns): void => {
  const width = (pageWidth(doc) - gap * (columns.length - 1)) / columns.length
  const top = doc.y
  let lowest = top
  for (const [index, { label, lines }] of columns.entries()) {
    const x = margin + index * (width + gap)
    write(label, { size: 9, colour: soft, x, y: top, width })
    for (const line of lines) write(spell(line), { size: 10, colour: ink, x, y: doc.y + 2, width })
    lowest = Math.max(lowest, doc.y)
  }
  doc.x = margin
  doc.y = lowest + 8
}

const writeRow = (doc: PDFKit.PDFDocument, { write }: Pen, label: string, amount: string, rowLook: RowLook): void => {
  reserve(doc, 22)
  const width = pageWidth(doc)
  const top = doc.y
  const isSoft = rowLook === 'soft'
  const look = { look: rowLook === 'strong' ? 'strong' : 'regular', size: isSoft ? 9 : 10, y: top } as const
  const colour = isSoft ? soft : ink
  write(label, { ...look, colour, x: margin, width: width - 140 })
  const belowLabel = doc.y
  write(amount, { ...look, colour, x: margin + width - 130, width: 130, atEnd: true })
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

const createDocument = (doc: PDFKit.PDFDocument, pen: Pen, spell: Spell): PdfDocument => {
  const write = (words: string, size: number, look: 'regular' | 'strong', colour = ink): void =>
    pen.write(spell(words), { look, size, colour, x: margin, y: doc.y, width: pageWidth(doc) })
  return {
    title: (words) => {
      write(words, 22, 'strong')
      doc.moveDown(0.6)
    },
    heading: (words, rows = 1) => {
      reserve(doc, 38 + rows * 22)
      doc.moveDown(1.1)
      write(words, 12, 'strong')
      doc.moveDown(0.4)
    },
    columns: (columns) => writeColumns(doc, pen, spell, columns),
    row: (label, amount, look = 'plain') => writeRow(doc, pen, spell(label), amount, look),
    rule: () => writeRule(doc),
    note: (words) => {
      reserve(doc, 30)
      doc.font('regular').moveDown(0.6)
      write(words, 9, 'regular', soft)
    },
  }
}

/** Writes the title and the page number on every page after the first. */
const headPages = (
  doc: PDFKit.PDFDocument,
  { write }: Pen,
  title: string,
  page: (number: number, of: number) => string,
): void => {
  const { start, count } = doc.bufferedPageRange()
  const width = doc.page.width - 2 * margin
  for (let index = start + 1; index < start + count; index++) {
    doc.switchToPage(index)
    const look = { size: 9, colour: soft, y: margin / 2, oneLine: true }
    write(`${productName} · ${title}`, { ...look, x: margin, width: width - 140 })
    write(page(index + 1, count), { ...look, x: margin + width - 130, width: 130, atEnd: true })
  }
}

/**
 * Writes a PDF of A4 pages with the product's name. Its text can be searched and copied, in Arabic except for joined letters. Characters that neither Inter nor the typeface
 * of the language has are transliterated, and the note `inLatin` is then added at the end.
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
  const pen = penFor(doc, about.language)
  pen.write(productName, { look: 'strong', size: 15, colour: fjord, x: margin, y: doc.y, width: pageWidth(doc) })
  doc.moveDown(1.4)
  let isTransliterated = false
  const pdf = createDocument(doc, pen, (words) => {
    const printed = printable(words, pen.script?.has)
    isTransliterated ||= printed !== withoutPictures(words, pen.script?.has)
    return printed
  })
  write(pdf)
  if (isTransliterated) pdf.note(about.inLatin)
  headPages(doc, pen, about.title, about.page)
  doc.end()
  return done
}
