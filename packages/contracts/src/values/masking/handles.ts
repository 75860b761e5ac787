import type { Span } from './spans.ts'

/** Names of networks that no sentence uses for something else. */
const networks =
  'insta(?:gram)?|ig|snap(?:chat)?|fb|facebook|messenger|telegram|whats\\s?app|tik\\s?tok|skype|viber|we\\s?chat|discord|twitter|linked\\s?in'
const before = String.raw`(?<![\p{L}\p{N}._@-])`
const network = `(?<![\\p{L}\\p{N}])(?:${networks})(?![\\p{L}\\p{N}])`
/** Words that stand where a name does. */
const words =
  'os|us|uns|mig|me|mich|jer|her|here|hier|låst|lukket|nede|tom|tomt|privat|private|væk|slettet|hacket|closed|locked|down|gone|weg'
const name = String.raw`(?!(?:${words})(?![\p{L}\p{N}_]))(?<handle>@?[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,38}[\p{L}\p{N}_]))(?![\p{L}\p{N}_])`
/** A name that is no word: with a digit, an underscore or a dot in it. */
const oddName = String.raw`(?=[\p{L}.-]{0,38}[\p{N}_]|[\p{L}-]{1,38}\.\p{L})${name}`
const on = '(?:på|paa|pa|on|auf|hos|i|in|bei|via)'
const called =
  '(?:som|hedder|under|navnet|navn|as|called|named|als|heiße|heisse|unter|search|søg|follow|følg|add|tilføj)'

/** Each with a cheap sign without which it is not looked for. */
const forms: readonly (readonly [sign: RegExp, pattern: RegExp])[] = [
  // @vera_h, @verahus; not @Vera, who is spoken to
  [
    /@/,
    new RegExp(
      String.raw`${before}(?<handle>@(?=[\p{L}\p{N}._]{0,38}[\p{N}_.][\p{L}\p{N}]|\p{Ll}{4})[\p{L}\p{N}][\p{L}\p{N}._]{1,38}(?<!\.))`,
      'dgu',
    ),
  ],
  // vera_h på insta, @Vera paa insta
  [
    new RegExp(network, 'iu'),
    new RegExp(
      String.raw`${before}(?:(?=@)${name}|${oddName.replace('handle', 'odd')})\s{1,3}(?:${on}\s{1,3}(?:\p{L}{1,6}\s)?)?${network}`,
      'dgiu',
    ),
  ],
  // jeg hedder verahus på insta
  [
    new RegExp(network, 'iu'),
    new RegExp(
      String.raw`(?<!\p{L})${called}\s{1,3}(?:efter\s|på\s|for\s)?${name}\s{1,3}${on}\s{1,3}${network}`,
      'dgiu',
    ),
  ],
  // insta: verahus, insta @verahus, insta vera_h
  [
    new RegExp(network, 'iu'),
    new RegExp(
      String.raw`${network}(?:\s{0,3}[:=]\s{0,3}(?=@?[\p{L}\p{N}._-]{4})${name}|\s{1,3}(?:er\s|is\s|ist\s)?(?:(?=@)${name.replace('handle', 'at')}|${oddName.replace('handle', 'odd')}))`,
      'dgiu',
    ),
  ],
  // på instagram som verahus
  [
    new RegExp(network, 'iu'),
    new RegExp(String.raw`${network}\s{1,3}(?:hvor\s(?:jeg|vi)\s)?${called}\s{1,3}(?:er\s|efter\s)?${name}`, 'dgiu'),
  ],
  // min insta er verahus
  [
    new RegExp(network, 'iu'),
    new RegExp(
      String.raw`(?<!\p{L})(?:min|mit|my|meine?|vores|our|unser)\s{1,3}${network}\s{1,3}(?:er|is|ist)\s{1,3}${name}`,
      'dgiu',
    ),
  ],
]

/** Where folded text holds names in social networks, with or without an at sign before them. */
export const handleSpans = (text: string): Span[] =>
  forms.flatMap(([sign, pattern]) =>
    sign.test(text)
      ? Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
          const { handle, odd, at } = indices?.groups ?? {}
          const span = handle ?? odd ?? at
          return span ? [span satisfies Span] : []
        })
      : [],
  )
