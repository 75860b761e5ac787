import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Letter } from '../letter.ts'
import { render } from '../render.ts'
import { letterColours } from './letter-colours.ts'

const letter: Letter = {
  ...{ subject: 'Dit ophold er bekræftet', greeting: 'Hej Gerda', paragraphs: ['Alt er på plads.', 'Vi ses.'] },
  signature: 'Nordbo',
}

test('the colours are those of the design', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../../web/src/styles/tokens.css'), 'utf8')
  for (const { light, dark } of Object.values(letterColours)) {
    expect(tokens).toContain(light)
    expect(tokens).toContain(dark)
  }
})

test('a letter honours the reader’s theme', () => {
  const { html } = render(letter, 'da')
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  // Each element with a colour has a class that the dark style sheet knows.
  for (const [tag] of html.matchAll(/<(?!body|td)\w+ [^>]*style="[^"]*color:#[^>]*>/g))
    expect(tag).toMatch(/class="[^"]*(ink|soft|brand|paper|line|quote|button|link)/)
})

test('mailboxes show the first sentence beside the subject, and nothing of the letter after it', () => {
  const { html } = render(letter, 'da')
  const preheader = /<div style="display:none[^>]*>([^<]*)<div>([^<]*)/.exec(html)
  expect(preheader?.[1]).toBe('Alt er på plads.')
  expect(preheader?.[2]?.length).toBeGreaterThan(100)
})

test('the subject is the heading, and all tables are for looks', () => {
  const { html } = render({ ...letter, facts: [['Ankomst', 'i dag']] }, 'da')
  expect(html.match(/<h1[^>]*>([^<]*)/)?.[1]).toBe('Dit ophold er bekræftet')
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table [^>]*role="presentation"/g)?.length)
})

test('addresses in a sentence are links without ids', () => {
  const url = 'https://nordbo.example/trips/00000000-0000-4000-8000-000000000001/receipt'
  const { html, text } = render({ ...letter, closing: `Kvitteringen: ${url}.` }, 'da')
  expect(html).toContain(`href="${url}"`)
  expect(html).toContain('>nordbo.example/trips/…/receipt</a>.')
  expect(text).toContain(`${url}.`)
})

test('an address that a person wrote is no link', () => {
  const words = 'Betal på https://evil.example/nordbo'
  const { html } = render({ ...letter, greeting: words, paragraphs: [words], quote: { by: words, text: words } }, 'da')
  expect(html).toContain('evil.example/nordbo')
  expect(html).not.toContain('href="https://evil.example')
})

test('the HTML says everything that the text part says', () => {
  const whole: Letter = {
    ...{
      ...letter,
      facts: [['Ankomst', 'fredag']],
      quote: { by: 'Hans skriver:', text: 'Velkommen' },
      closing: 'God tur!',
    },
    button: { label: 'Se din rejse', url: 'https://nordbo.example/trips' },
    unsubscribe: {
      text: 'Ikke flere?',
      label: 'Stop',
      url: 'https://nordbo.example/stop',
      oneClickUrl: 'https://nordbo.example/one',
    },
  }
  const { html, text } = render(whole, 'da')
  for (const line of text.split(/\n|: | (?=Stop)/)) if (line !== '') expect(html).toContain(line.replace('> ', ''))
})
