/**
 * The design's colours that a letter uses, in light and in dark (web/src/styles/tokens.css). Mail programs know no variables, so the
 * light ones are written into each element, and a style sheet replaces them where the program honours the reader's theme.
 */
export const letterColours = {
  ground: { light: '#f6f2ea', dark: '#0e1614' },
  paper: { light: '#ffffff', dark: '#16211e' },
  ink: { light: '#14211e', dark: '#eef2ed' },
  soft: { light: '#4d5b56', dark: '#a9b7b0' },
  line: { light: '#e2dacb', dark: '#2c3a35' },
  primary: { light: '#0f4c5c', dark: '#8cc9d6' },
  onPrimary: { light: '#ffffff', dark: '#06262f' },
} as const

type Colour = keyof typeof letterColours

/** The colour in light. */
export const light = (colour: Colour): string => letterColours[colour].light

const darkRules = (under: string): string =>
  [
    ['.ground', `background-color:${letterColours.ground.dark}`],
    // The library writes the background into the body's only cell as well.
    ['.ground>table>tbody>tr>td', `background-color:${letterColours.ground.dark}`],
    ['.paper', `background-color:${letterColours.paper.dark};border-color:${letterColours.line.dark}`],
    ['.ink', `color:${letterColours.ink.dark}`],
    ['.soft', `color:${letterColours.soft.dark}`],
    ['.brand', `color:${letterColours.primary.dark}`],
    ['.line', `border-color:${letterColours.line.dark}`],
    ['.link', `color:${letterColours.primary.dark}`],
    ['.quote', `border-color:${letterColours.primary.dark}`],
    ['.button', `background-color:${letterColours.primary.dark};color:${letterColours.onPrimary.dark}`],
  ]
    .map(([name, rules = '']) => `${under}${name}{${rules.replaceAll(/(;|$)/g, ' !important$1')}}`)
    .join('')

/** Dark colours, by the reader's preference and in Outlook on the web, and the narrow form: facts below their labels. */
export const letterStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'h1{text-wrap:balance}.value{text-wrap:pretty}',
  `@media (prefers-color-scheme:dark){${darkRules('')} }`,
  darkRules('[data-ogsc] '),
  '@media (max-width:480px){.paper{border-radius:0 !important;border-width:1px 0 !important}.inner{padding:24px 20px !important}',
  '.label,.value{display:block !important;width:auto !important;text-align:start !important;padding-inline:0 !important}',
  '.label{padding-bottom:0 !important}.value{padding-top:0 !important}.button{display:block !important;text-align:center !important} }',
].join('')
