import { expect, test } from 'vitest'
import { readShownPage, tellingLines } from './shown-page.ts'

const description = `# Error details

\`\`\`
Error: gone
\`\`\`

\`\`\`yaml
- banner:
  - link "Nordbo"
- main:
  - heading "Bliv hotelpartner" [level=1]
  - paragraph: Tre trin
  - alert:
    - text: Tjenesten svarer ikke
    - link "Prøv igen":
      - /url: "#again"
  - textbox "CVR-nummer": "20304010"
- region "Toasts alt+T":
  - list:
    - listitem: CVR verificeret!
\`\`\`

# Test source
`

test('of the page of a failed test its headings and what it told are shown', () => {
  expect(tellingLines(description)).toEqual([
    '  - heading "Bliv hotelpartner" [level=1]',
    '  - alert:',
    '    - text: Tjenesten svarer ikke',
    '    - link "Prøv igen":',
    '      - /url: "#again"',
    '- region "Toasts alt+T":',
    '  - list:',
    '    - listitem: CVR verificeret!',
  ])
})

test('without a description nothing is shown', () => {
  expect(tellingLines('# Error details\n')).toEqual([])
  expect(readShownPage(undefined)).toEqual([])
  expect(readShownPage('/gone/error-context.md')).toEqual([])
})
