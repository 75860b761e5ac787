import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { linesOf, type Run, runsOf } from './lines.ts'
import { type OwnScript, ownScriptOf } from './own-script.ts'

const read = new Map<string, Buffer>()
const fontFile = (module: string): Buffer => {
  const file = read.get(module) ?? readFileSync(fileURLToPath(import.meta.resolve(module)))
  read.set(module, file)
  return file
}

/** How a text looks, and where it stands. */
export interface Place {
  look?: 'regular' | 'strong'
  size: number
  colour: string
  /** From the edge at which lines begin. */
  x: number
  y: number
  width: number
  /** At the end of the width, as amounts are. */
  atEnd?: boolean
  /** One line, whatever its width. */
  oneLine?: boolean
}

/** Writes texts of a language on a document. */
export interface Pen {
  script: OwnScript | undefined
  /** Leaves the document's `y` below the text. */
  write(words: string, place: Place): void
}

/** Inter, which sets everything but the scripts that it lacks. */
const latinPen = (doc: PDFKit.PDFDocument): Pen['write'] => {
  return (words, { look = 'regular', size, colour, x, y, width, atEnd = false, oneLine = false }) => {
    doc.font(look).fontSize(size).fillColor(colour)
    doc.text(words, x, y, {
      width,
      ...(atEnd ? { align: 'right', features: ['tnum'] } : {}),
      ...(oneLine ? { lineBreak: false } : {}),
    })
  }
}

/** The script's own typeface, and Inter for the rest of a line. */
const scriptPen = (doc: PDFKit.PDFDocument, script: OwnScript): Pen['write'] => {
  const featuresOf = ({ own, rtl }: Run): PDFKit.Mixins.TextOptions => (own && rtl ? { features: ['rtla'] } : {})
  const fontOf = ({ own }: Run, look: 'regular' | 'strong'): string => (own ? `own ${look}` : look)
  return (words, { look = 'regular', size, colour, x, y, width, atEnd = false, oneLine = false }) => {
    doc.fontSize(size).fillColor(colour)
    const widthOf = (run: Run): number => doc.font(fontOf(run, look)).widthOfString(run.text, featuresOf(run))
    const measure = (line: string): number => runsOf(line, script).reduce((sum, run) => sum + widthOf(run), 0)
    const lines = oneLine ? [words] : linesOf(words, script, { width, measure })
    // Lines of a script that is read from the right begin there.
    const isRight = atEnd !== (script.direction === 'rtl')
    const left = script.direction === 'rtl' ? doc.page.width - x - width : x
    for (const [index, line] of lines.entries()) {
      let at = isRight ? left + width - measure(line) : left
      const baseline = y + size * (1 + script.leading * index)
      for (const run of runsOf(line, script)) {
        const wide = widthOf(run)
        doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...featuresOf(run) })
        at += wide
      }
    }
    doc.font(look).y = y + size * script.leading * lines.length
  }
}

/** The pen of a language, by its tag. */
export const penFor = (doc: PDFKit.PDFDocument, tag: string): Pen => {
  const inter = (path: string): Buffer => fontFile(`@expo-google-fonts/inter/${path}.ttf`)
  // The full Inter: the web's font files lack the letters of some names.
  doc.registerFont('regular', inter('400Regular/Inter_400Regular'))
  doc.registerFont('strong', inter('600SemiBold/Inter_600SemiBold'))
  const script = ownScriptOf(tag)
  for (const look of ['regular', 'strong'] as const)
    if (script) doc.registerFont(`own ${look}`, fontFile(script.fonts[look]))
  return { script, write: script ? scriptPen(doc, script) : latinPen(doc) }
}
