import { type Span, spansOf } from './spans.ts'

const word = String.raw`[\p{L}\p{N}]`
const label = String.raw`${word}(?:[\p{L}\p{N}-]{0,62}${word})?`
/** The rest of an address: up to white space, without punctuation of the sentence. */
const rest = String.raw`[^\s<>"]*[^\s<>".,;:!?)\]}']`

/** Domain endings. Those of `wordlikeEndings` may also be words, so they only count in lower case after two or more letters. */
const endings =
  'dk|com|net|org|eu|info|biz|io|app|dev|uk|nl|fr|pl|ch|shop|online|website|site|store|email|xyz|club|blog|cloud|ly|gl|fo'
const wordlikeEndings = 'de|se|no|is|nu|me|fi|co|tv'
/** Rarer endings, most of them English words: as those, but only in lower case. */
const rareEndings =
  'rocks|ninja|guru|agency|studio|rentals|villas|vacations|holiday|cottages|travel|tours|link|page|pro|top|live|life|world|house|space|tech|fun|bio|berlin|hamburg|koeln|wien|swiss|cz|lt|lv|ee|ru|ua|jp|hu|ro|bg|gr|ie|lu'
/** Endings that are no words of any language offered, so that they count after a comma or a space too. */
const plainEndings = 'dk|com|net|org'
/** Abbreviations that look like a domain if the space after them is missing: "inkl.de". */
const abbreviations = 'ca|kl|nr|bl|pr|evt|eks|inkl|ekskl|incl|osv|mv|tlf|mht|dvs|max|maks|min|jf|vedr|str|hhv'

/** Brackets and marks around a spelled-out dot or at sign, whichever way they open. */
const opening = String.raw`\s*[()[\]{}<>*|_-]\s*`
const dotWords = 'dot|d0t|punktum|punkt|prik'
const atWords = String.raw`snabel[\s-]?a|krøllet?[\s-]?a|alfakrølle|krøllealfa|klammeraffe|affenschwanz|at[\s-]sign`
const spelledDot = String.raw`(?:${opening}(?:${dotWords}|\.)${opening}|\s+(?:${dotWords})\s+)`
const dot = String.raw`(?:\.|${spelledDot}|\s+\.\s*|\s*[.,]\s?(?=(?:${endings})(?!${word})))`
/** Signs and emoji in place of an at sign or a dot. */
const sign = String.raw`[^\p{L}\p{N}\p{Co}\s.,:;/•()+'"!?-]{1,6}`
const spelledAt = String.raw`(?:${opening}(?:at|4t|ät|æt|a|@|${atWords})${opening}|\s+(?:${atWords}|ät|æt)\s+)`
const looseAt = String.raw`\s+(?:at|4t|hos|bei)\s+`
const mailHosts = 'gmail|googlemail|hotmail|outlook|live|yahoo|icloud|proton(?:mail)?|mail|jubii|ofir|msn|gmx'
const clearHosts = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|jubii|gmx'
const before = String.raw`(?<![\p{L}\p{N}._%+-])`
const mailbox = String.raw`${before}[\p{L}\p{N}._%+-]{1,64}`
const spelledMailbox = String.raw`${before}(?:[\p{L}\p{N}-]{1,30}${spelledDot}){0,3}[\p{L}\p{N}._%+-]{1,64}`
const dotted = `${label}(?:${dot}${label})+`
const spaced = String.raw`${word}(?:\s${word}){1,40}(?!${word})`

const marks = String.raw`[()[\]{}<>*|_-]\s*`
const spelledDotSign = new RegExp(String.raw`${dotWords}|${marks}\.`, 'iu')

/** A form of an address, and a cheap sign without which it is not looked for: most messages have none. */
interface Form {
  sign: RegExp
  pattern: RegExp
}

const form = (sign: RegExp, ...patterns: string[]): Form => ({ sign, pattern: new RegExp(patterns.join('|'), 'giu') })

const forms: readonly Form[] = [
  // https://firma.dk/hus?x=1
  form(/\/\s?\//, String.raw`(?:h(?:tt|xx)ps?|ftp)\s?:\s?\/\s?\/\s?${rest}`),
  form(
    /@/,
    // gerda@firma.dk, gerda@gmail com
    String.raw`${mailbox}@${label}(?:${dot}${label})*(?:\s(?:${plainEndings})(?!${word}))?`,
    // g e r d a @ g m a i l . c o m
    String.raw`(?<!${word})${spaced}\s?@\s?${spaced}(?:\s?\.\s?${spaced})*`,
  ),
  // gerda @ firma.dk, gerda (at) firma (dot) dk, gerda snabel-a gmail
  form(
    new RegExp(String.raw`@|ät|æt|${atWords}|${marks}(?:at|4t|a)\s*[()[\]{}<>*|_-]`, 'iu'),
    String.raw`${spelledMailbox}(?:\s*@\s*|${spelledAt})(?:${dotted}|(?:${mailHosts})(?!${word}))`,
  ),
  // gerda at firma dot dk, firma punktum dk
  form(
    spelledDotSign,
    `${spelledMailbox}${looseAt}${label}(?:${spelledDot}${label})+`,
    `(?<!${word})${label}${spelledDot}(?:${endings}|de|se|no|nu)(?!${word})`,
  ),
  // gerda at firma.dk
  form(
    new RegExp(String.raw`${looseAt}\S+\.\p{L}`, 'iu'),
    String.raw`${mailbox}${looseAt}(?:${label}\.){1,3}(?:${endings})(?!${word})`,
  ),
  // gerda.hus at gmail
  form(
    new RegExp(clearHosts, 'iu'),
    String.raw`${before}[\p{L}\p{N}%+-]{1,40}[._\d][\p{L}\p{N}._%+-]{0,40}${looseAt}(?:${clearHosts})(?!${word})`,
  ),
  // www.firma.dk, www punktum firma punktum dk, www firma dk
  form(
    /w\s?w\s?w/i,
    String.raw`(?<!${word})w\s?w\s?w\s?(?:[.,]|${spelledDot})\s?${label}(?:${dot}${label})*(?:[/?#]${rest})?`,
    String.raw`(?<!${word})www\s${label}\s(?:${endings}|de|se|no|nu)(?!${word})`,
  ),
  // gerda gmail com, gerda📧gmail📍com, gerda⏎gmail⏎com
  form(
    new RegExp(clearHosts, 'iu'),
    String.raw`${mailbox}(?:\s?[,/]?\s{1,2}|\s?${sign}\s?)(?:${clearHosts})(?:${dot}|\s?[,/]?\s{1,2}|\s?${sign}\s?)(?:${plainEndings}|de|se|no)(?!${word})`,
  ),
  // firma🔴dk
  form(
    /\p{Extended_Pictographic}/u,
    String.raw`(?<![\p{L}\p{N}.@_-])(?:${mailbox}(?:@|${sign}))?${label}\p{Extended_Pictographic}{1,6}(?:${plainEndings})(?!${word})`,
  ),
  // firma,dk and firma . dk
  form(
    new RegExp(String.raw`[.,]\s?(?:${plainEndings})(?!${word})`, 'iu'),
    String.raw`(?<![\p{L}\p{N}.,@_-])(?=[\p{N}-]*\p{L})${label}(?:,|\s\.\s?)(?:${plainEndings})(?!${word})`,
  ),
]

const bareNames = (of: string, flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.@_-])(?:${label}\.){0,6}(?!(?:${abbreviations})\.)(?=[\p{N}-]*\p{L})${of}(?![\p{L}\p{N}_-])(?::\d+)?(?:\/(?:${rest})?|[?#]${rest})?`,
    flags,
  )
const plainNames = bareNames(String.raw`${label}\.(?:${endings})`, 'giu')
const wordlikeNames = bareNames(
  String.raw`${word}[\p{L}\p{N}-]{0,62}${word}\.(?:${wordlikeEndings}|${rareEndings})`,
  'gu',
)
/** FIRMA.DE, unless words in capitals stand beside it: those are sentences without a space between them. */
const capitalNames = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@_-])(?<!\p{Lu}{2,}[\s,;:!?]{1,2})(?:[\p{Lu}\p{N}-]{1,63}\.){0,3}(?=[\p{N}-]*\p{Lu})[\p{Lu}\p{N}][\p{Lu}\p{N}-]{1,62}\.(?:${wordlikeEndings.toUpperCase()}|${rareEndings.toUpperCase()})(?![\p{L}\p{N}_-])(?![\s,;:!?]{1,2}\p{Lu}{2,})(?:\/(?:${rest})?)?`,
  'gu',
)
/** Short links have endings that are also words, so they only count with a path. */
const shortLinks = new RegExp(
  String.raw`(?<![\p{L}\p{N}.@_-])${label}\.(?:me|be|gg|to|gd|cc|gy|in|at|it|es)\/${rest}`,
  'giu',
)

const dottedName = /[\p{L}\p{N}]\.\p{L}/u
const names: readonly Form[] = [plainNames, wordlikeNames, capitalNames, shortLinks].map((pattern) => ({
  sign: dottedName,
  pattern,
}))

/** Where folded text holds e-mail addresses and links. */
export const addressSpans = (text: string): Span[] =>
  [...forms, ...names].flatMap(({ sign, pattern }) => (sign.test(text) ? spansOf(text, pattern) : []))
