import { deflateSync } from 'node:zlib'
import { mostPdfBytes } from '@nordbo/contracts'
import { describe, expect, test } from 'vitest'
import { checkPdf, isPdf } from './check-pdf.ts'

const pdf = (content: string | Buffer = ''): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
    Buffer.from(content),
    Buffer.from('\nstartxref\n9\n%%EOF\n'),
  ])
const packed = (objects: string | Buffer, name = '/ObjStm', end = '\r\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`2 0 obj\n<</Type${name}/N 1/First 4/Filter/FlateDecode>>\nstream${end}`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj'),
  ])

/** Objects that are packed in this way. */
const packedBy = (how: string, objects: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`2 0 obj\n<<${how}/Type/ObjStm/N 1/First 4>>\nstream\n`),
    deflateSync(objects),
    Buffer.from('\nendstream\nendobj'),
  ])
const script = '<</S/JavaScript>>'
const names = Buffer.from('/ObjStm '.repeat(1_000_000))

describe('the check of a PDF', () => {
  test('lets an ordinary one through, with packed objects too', async () => {
    expect(await checkPdf(pdf())).toMatchObject({ ok: true })
    expect(await checkPdf(pdf(packed('<</Type/Page/JSON true>>')))).toMatchObject({ ok: true })
  })

  test.each([
    ['nothing', Buffer.from('')],
    ['a page', Buffer.from('<!doctype html><p>%PDF')],
    ['a PDF without its end', pdf().subarray(0, 40)],
    ['a PDF whose packed objects are broken', pdf('<</Type/ObjStm>>\nstream\nbroken\nendstream')],
    ['a PDF of nothing but names of packed objects', pdf(Buffer.concat([names, packed('<</Type/Page>>')]))],
    ['a PDF whose objects are packed twice', pdf(packedBy('/Filter[/FlateDecode /FlateDecode]', deflateSync(script)))],
    [
      'a PDF whose packed objects are changed besides',
      pdf(packedBy('/DecodeParms<</Predictor 12>>/Filter/FlateDecode', script)),
    ],
    ['a PDF whose objects are packed by a name in numbers', pdf(packedBy('/#46ilter[/A85 /FlateDecode]', script))],
    ['a PDF whose packed objects are a bomb', pdf(packed(Buffer.alloc(5 * 1_024 * 1_024)))],
  ])('refuses %s as unreadable', async (_, file) => {
    expect(await checkPdf(file)).toMatchObject({ ok: false, error: { code: 'document.unreadable' } })
  })

  test.each([
    ['runs a script', pdf('<</S/JavaScript/JS(app.alert(1))>>')],
    ['writes the name of a script by numbers', pdf('<</S/J#61vaScript>>')],
    ['starts a program', pdf('<</S /Launch /F (cmd)>>')],
    ['carries a file', pdf('<</Type/EmbeddedFile>>')],
    ['has a file pinned to a page', pdf('<</Subtype/FileAttachment/FS 6 0 R>>')],
    ['names a file that it carries', pdf('<</Type/Filespec/F(evil.exe)/EF<</F 6 0 R>>>>')],
    ['refers to the files that it carries', pdf('<</F(evil.exe)/EF 6 0 R>>')],
    ['is locked', pdf('trailer <</Encrypt 5 0 R>>')],
    ['hides a script in packed objects', pdf(packed('<</S/JavaScript>>'))],
    ['writes the name of packed objects by numbers', pdf(packed('<</S/JavaScript>>', '/Obj#53t#6D'))],
    ['begins packed objects with another end of line', pdf(packed('<</S/JavaScript>>', '/ObjStm', '\r'))],
  ])('refuses one that %s', async (_, file) => {
    expect(await checkPdf(file)).toMatchObject({ ok: false, error: { code: 'document.active' } })
  })

  test.each([
    [
      'a text',
      (decoy: Buffer) => ['<</Type/ObjStm/N 1/First 4/X (>>stream\n', decoy, 'endstream)/Filter/FlateDecode>>'],
    ],
    [
      'a comment',
      (decoy: Buffer) => ['<</Type/ObjStm/N 1/First 4 %>>stream\n', decoy, 'endstream\n/Filter/FlateDecode>>'],
    ],
  ])('looks at no harmless objects that %s offers in place of the packed ones', async (_, offer) => {
    const parts = [...offer(deflateSync('<</Type/Page>>')), 'stream\n', deflateSync('<</S/JavaScript>>'), '\nendstream']
    const file = pdf(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part))))
    expect(await checkPdf(file)).toMatchObject({ error: { code: 'document.unreadable' } })
  })

  test('lets a scan through whose bytes spell the name of a script by chance', async () => {
    expect(await checkPdf(pdf(Buffer.from('stream\n\x80/JS\x81/JS/EF\x82/EF/\nendstream', 'latin1')))).toMatchObject({
      ok: true,
    })
    for (const written of ['/JS(x)', '/JS <78>', '/JS 5 0 R', '/JS%\n(x)', '/JS\0(x)'])
      expect(await checkPdf(pdf(`<<${written}>>`)), written).toMatchObject({ error: { code: 'document.active' } })
  })

  test('refuses one above 10 MB', async () => {
    expect(await checkPdf(pdf(Buffer.alloc(mostPdfBytes)))).toMatchObject({ error: { code: 'document.tooLarge' } })
  })

  test('knows a PDF by its first bytes', () => {
    expect([isPdf(pdf()), isPdf(Buffer.from('RIFF'))]).toEqual([true, false])
  })
})
