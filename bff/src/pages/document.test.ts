import { expect, test } from 'vitest'
import { type PageHead, renderPage, shorten } from './document.ts'

const shell = `<!doctype html>
<html lang="da">
  <head>
    <title>Nordbo – hjem i Norden</title>
    <meta
      name="description"
      content="Alt i Norden."
    />
    <meta property="og:title" content="Nordbo" />
    <meta name="theme-color" content="#FBFAF7" />
    <script type="module" crossorigin src="/assets/base.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const page: PageHead = {
  language: 'en',
  title: 'House "by the sea" & <more>',
  description: 'Two $& rooms',
  canonical: 'https://nordbo.example/listing/1?lang=en',
  alternates: [{ language: 'da', href: 'https://nordbo.example/listing/1' }],
  image: 'https://nordbo.example/a.webp',
  type: 'product',
  structured: [{ name: '</script><script>alert(1)</script>' }],
  cover: null,
  body: '<main>House</main>',
  answers: [],
}

test('a page’s head replaces the shell’s, with people’s texts escaped', () => {
  const html = renderPage(shell, page)
  expect(html).toContain('<html lang="en">')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('<title>House &quot;by the sea&quot; &amp; &lt;more&gt; – Nordbo</title>')
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain('content="Two $&amp; rooms"')
  expect(html).toContain('<meta name="theme-color" content="#FBFAF7" />')
  expect(html).toMatch(/<noscript>.*<main>House<\/main><\/noscript>/)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

test('structured data can be parsed back', () => {
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(renderPage(shell, page))?.[1] ?? ''
  expect(JSON.parse(json)).toEqual(page.structured[0])
})

test('a page without a canonical address is not indexed', () => {
  const html = renderPage(shell, { ...page, canonical: null })
  expect(html).toContain('<meta name="robots" content="noindex" />')
  expect(html).not.toContain('rel="canonical"')
})

test('a page preloads its first files and includes its first answers', () => {
  const part = { modules: ['/assets/a.js'], picture: null, coverSizes: '50vw' }
  const cover = { hash: 'f'.repeat(32), width: 640 }
  const html = renderPage(
    shell,
    { ...page, cover, answers: [{ path: '/api/a?b=1&c=2', answer: { text: '</script>' } }] },
    part,
  )
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/a.js" />')
  const srcSet = `/media/photos/${cover.hash}/320.avif 320w, /media/photos/${cover.hash}/640.avif 640w`
  expect(html).toContain(`imagesrcset="${srcSet}" imagesizes="50vw"`)
  expect(html).toContain('data-answer="/api/a?b=1&amp;c=2">{"text":"\\u003c/script\\u003e"}</script>')
})

test('a page has its first screen, and its scripts start once that is painted', () => {
  const part = { modules: ['/assets/a.js'], picture: null, coverSizes: null }
  const html = renderPage(shell, page, part, '<div data-first-screen=""><h1>$& House</h1></div>')
  expect(html).toContain('<div id="root"><div data-first-screen=""><h1>$& House</h1></div></div>')
  const kept = /<template id="scripts">(.*?)<\/template>/.exec(html)?.[1]
  expect(kept).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/a.js" /><script type="module" crossorigin src="/assets/base.js"></script>',
  )
  expect(html.replace(kept ?? '', '')).not.toMatch(/base\.js|a\.js/)
})

test('without a first screen the scripts start at once', () => {
  expect(renderPage(shell, page, { modules: ['/assets/a.js'], picture: null, coverSizes: null })).not.toContain(
    '<template',
  )
})

test('readers without scripts see the text instead of the first screen', () => {
  expect(renderPage(shell, page)).toContain('<noscript><style>#root { display: none; }</style><main>')
})

test('a long text is cut at the end of a word', () => {
  expect(shorten('kort', 10)).toBe('kort')
  expect(shorten('et langt  stykke\ntekst om havet', 20)).toBe('et langt stykke…')
})
