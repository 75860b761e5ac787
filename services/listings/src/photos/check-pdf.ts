import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { err, mostPdfBytes, ok, type Result } from '@nordbo/contracts'

const unpack = promisify(inflate)

/** Where the mark of a PDF and its end must lie, bytes from the start and from the end. */
const edge = 1_024
/**
 * The most that packed objects may hold: one of them, and all together, bytes; how many there may be, and how far their bytes may be from
 * their name, so that a file of names costs no hours.
 */
const most = { one: 4 * 1_024 * 1_024, all: 32 * 1_024 * 1_024, count: 5_000, head: 1_024 } as const

/**
 * What a PDF can do by itself, carry along, or hide behind a password. `/JS` has a text or a reference after it, `/EF` a list of
 * files: three letters alone are in every other scan by chance.
 */
const refusedNames =
  /\/(?:(?:Encrypt|JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR)(?![A-Za-z0-9])|JS(?=[\s\0]*[(<%]|[\s\0]+\d)|EF(?=[\s\0]*<<|[\s\0]+\d+[\s\0]+\d+[\s\0]+R))/

/** A letter of a name, as itself or by its number. */
const letter = (each: string): string =>
  `(?:${each}|#${each
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
/** The name of an object that holds other objects, packed, and the word that its bytes follow. */
const packed = new RegExp(`/${[...'ObjStm'].map(letter).join('')}`, 'g')
const begin = />>[\s\0]*stream(?:\r\n|\n|\r)?/
/** Texts and comments between the two, which no program writes there: they could hold another such word. */
const decoys = /[(%]/

/** How an object's bytes are packed, and whether they are changed besides. */
const filter = /\/Filter[\s\0]*(\[[^\]]*\]|\/\w+)/
const once = /^(?:\/FlateDecode|\[[\s\0]*\/FlateDecode[\s\0]*\])$/
/** Whether the object that begins before a place is packed once and in no other way. Programs pack objects so; others would hide what they hold. */
const isPackedOnce = (text: string, at: number, word: number): boolean => {
  const from = text.lastIndexOf('obj', at)
  const described = plain(text.slice(Math.max(from, at - most.head), word))
  return once.test(filter.exec(described)?.[1] ?? '') && !/\/(?:DecodeParms|DP)(?![A-Za-z])/.test(described)
}

/** Whether a file begins as a PDF does. */
export const isPdf = (file: Buffer): boolean => file.subarray(0, edge).includes('%PDF-')

/** A name may be written in part by the numbers of its letters: `/J#53` is `/JS`. */
const plain = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The objects that lie packed in a PDF; undefined if one cannot be unpacked, or they are too large. */
const packedObjects = async (file: Buffer, text: string): Promise<string[] | undefined> => {
  const found: string[] = []
  let size = 0
  for (const { index } of text.matchAll(packed)) {
    const head = text.slice(index, index + most.head)
    const word = begin.exec(head)
    if (!word || decoys.test(head.slice(0, word.index)) || found.length === most.count) return undefined
    if (!isPackedOnce(text, index, index + word.index)) return undefined
    const from = index + word.index + word[0].length
    const end = text.indexOf('endstream', from)
    const objects = await unpack(file.subarray(from, end < 0 ? undefined : end), { maxOutputLength: most.one }).catch(
      () => undefined,
    )
    size += objects?.length ?? most.all
    if (!objects || size > most.all) return undefined
    found.push(plain(objects.toString('latin1')))
  }
  return found
}

/**
 * Refuses what is no whole PDF (`document.unreadable`), is too large (`document.tooLarge`), or is locked, runs something or carries other
 * files (`document.active`). Packed objects are looked into as well.
 */
export const checkPdf = async (file: Buffer): Promise<Result<null>> => {
  if (file.length > mostPdfBytes) return err('document.tooLarge', { maxBytes: mostPdfBytes })
  const end = file.subarray(-edge)
  if (!isPdf(file) || !end.includes('%%EOF') || !end.includes('startxref')) return err('document.unreadable')
  const text = file.toString('latin1')
  const objects = await packedObjects(file, text)
  if (!objects) return err('document.unreadable')
  return [plain(text), ...objects].some((each) => refusedNames.test(each)) ? err('document.active') : ok(null)
}
