/** The replacement for a phone number, an e-mail address or a link. */
export const hiddenContact = '•••'

const word = String.raw`[\p{L}\p{N}]`
const label = String.raw`${word}(?:[\p{L}\p{N}-]*${word})?`
/** The rest of an address: up to white space, without punctuation of the sentence. */
const rest = String.raw`[^\s<>"]*[^\s<>".,;:!?)\]}']`

/** Domain endings. Those of `wordlikeEndings` may also be words, so they only count in lower case after two or more letters. */
const endings =
  'dk|com|net|org|eu|info|biz|io|app|dev|uk|nl|fr|pl|ch|shop|online|website|site|store|email|xyz|club|blog|cloud|ly|gl|fo'
const wordlikeEndings = 'de|se|no|is|nu|me|fi|co|tv'
/** Abbreviations that look like a domain if the space after them is missing: "inkl.de". */
const abbreviations = 'ca|kl|nr|bl|pr|evt|eks|inkl|ekskl|incl|osv|mv|tlf|mht|dvs|max|maks|min|jf|vedr|str|hhv'

/** Spelled-out forms of the dot and the at sign. */
const spelledDot = String.raw`(?:\s*[([{]\s*(?:dot|punktum|prik|\.)\s*[)\]}]\s*|\s+(?:dot|punktum|prik)\s+)`
const dot = String.raw`(?:\.|${spelledDot})`
const spelledAt = String.raw`(?:\s*[([{<]\s*(?:at|a|@|snabel[\s-]?a)\s*[)\]}>]\s*|\s+snabel[\s-]?a\s+)`
const mailHosts = 'gmail|googlemail|hotmail|outlook|live|yahoo|icloud|proton(?:mail)?|mail|jubii|ofir|msn'
const mailbox = String.raw`(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+`
const dotted = `${label}(?:${dot}${label})+`

const addresses = new RegExp(
  [
    // https://firma.dk/hus?x=1
    String.raw`(?:https?|hxxps?|ftp):\/\/${rest}`,
    // gerda@firma.dk
    String.raw`${mailbox}[@＠]${label}(?:\.${label})*`,
    // gerda @ firma.dk, gerda (at) firma (dot) dk, gerda snabel-a gmail
    String.raw`${mailbox}(?:\s*[@＠]\s*|${spelledAt})(?:${dotted}|(?:${mailHosts})(?!${word}))`,
    // gerda at firma dot dk
    String.raw`${mailbox}\s+at\s+${label}(?:${spelledDot}${label})+`,
    // www.firma.dk, www punktum firma punktum dk
    String.raw`(?<!${word})www\s?(?:\.|${spelledDot})\s?${label}(?:${dot}${label})*(?:[/?#]${rest})?`,
    // firma punktum dk
    `(?<!${word})${label}${spelledDot}(?:${endings}|de|se|no|nu)(?!${word})`,
  ].join('|'),
  'giu',
)

const bareNames = (of: string, flags: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.@_-])(?:${label}\.)*(?!(?:${abbreviations})\.)(?=[\p{N}-]*\p{L})${of}(?![\p{L}\p{N}_-])(?::\d+)?(?:\/(?:${rest})?|[?#]${rest})?`,
    flags,
  )
const plainNames = bareNames(String.raw`${label}\.(?:${endings})`, 'giu')
const wordlikeNames = bareNames(String.raw`${word}[\p{L}\p{N}-]*${word}\.(?:${wordlikeEndings})`, 'gu')
/** Short links have endings that are also words, so they only count with a path. */
const shortLinks = new RegExp(String.raw`(?<![\p{L}\p{N}.@_-])${label}\.(?:me|be|gg|to|gd|cc|gy|in)\/${rest}`, 'giu')

const gap = String.raw`[ \t\u00a0._\-–/()]{0,3}`
/** +45 12 34 56 78, (+45) 12345678, 0046 70 123 45 67. */
const prefixedNumbers = new RegExp(String.raw`(?:\(?\+|(?<![\d.,:])00)${gap}\d(?:${gap}\d){6,}`, 'g')
const numbers = new RegExp(String.raw`(?<!\d)\(?\d(?:${gap}\d){7,}`, 'g')

const space = String.raw`[ \t\u00a0]?`
const dash = `${space}[-–]${space}`
const year = String.raw`(?:19|20|21)\d\d`
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const month = '(?:0?[1-9]|1[0-2])'
const time = String.raw`(?:[01]?\d|2[0-4])[.:][0-5]\d`
const isoDate = String.raw`${year}[-/.](?:0[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\d|3[01])`
const dayAndMonth = (between: string): string => `${day}${space}${between}${space}${month}`
const shortDate = dayAndMonth('[./]')
const date = String.raw`(?:${isoDate}|(?:${day}\.?${dash})?${dayAndMonth('[./-]')}\.?${space}[./-]?${space}${year})`
const grouped = String.raw`\d{1,3}(?:\.\d{3})+`
const amount = String.raw`(?:\d{1,3}(?:\.\d{3}){1,3}|\d{1,3}[ \u00a0]\d{3}|\d{1,7})(?:,\d\d)?`
const amounts = `${amount}(?:${dash}${amount})?`
const alone = String.raw`(?<!\d[ \t\u00a0._/()-]{0,3})`
const ends = String.raw`(?![.,/-]?\d)`

/** Numbers that are not phone numbers, at any length: dates, times, weeks, years and prices. */
const harmless = new RegExp(
  [
    String.raw`(?<!\d)(?<!\d[./-])${date}(?:${space}[-–/]${space}${date})?${ends}`,
    String.raw`${alone}${shortDate}\.?${dash}${shortDate}(?:\.?${space}[./-]?${space}${year})?${ends}`,
    `${alone}${time}${dash}${time}${ends}`,
    String.raw`(?<!\p{L})kl\.?${space}${time}(?:${dash}${time})?${ends}`,
    `${alone}${year}${space}[-–/]${space}${year}${ends}`,
    String.raw`(?:uge|ugerne|week|weeks)\s+\d{1,2}(?:${space}[-–/]${space}\d{1,2})?(?:[\s,/-]+${year})?${ends}`,
    String.raw`(?:kr\.?|dkk|eur|sek|nok|€|\$)${space}${amounts}${ends}`,
    String.raw`${alone}${amounts}${space}(?:,-|kr(?!\p{L})|kroner|dkk|eur|euro|sek|nok|usd|€|\$|øre)`,
    `${alone}${grouped}${dash}${grouped}${ends}`,
    String.raw`${alone}\d{1,3}(?:\.\d{3})*\.\d00${ends}`,
  ].join('|'),
  'giu',
)

const maskNumbers = (text: string): string => {
  let masked = ''
  let from = 0
  for (const { 0: found, index } of text.matchAll(harmless)) {
    masked += text.slice(from, index).replace(numbers, hiddenContact) + found
    from = index + found.length
  }
  return masked + text.slice(from).replace(numbers, hiddenContact)
}

/**
 * Replaces every phone number, e-mail address and link by `hiddenContact` (docs/product/people.md, Contact data): Danish and foreign
 * numbers, also with spaces and dots; addresses with a spelled-out at or dot; domains like firma.dk. Dates, times, prices, house numbers
 * and postal codes are unchanged. Idempotent. It does not find deliberate disguises, such as digits spelled as words.
 */
export const maskContacts = (text: string): string => {
  const masked = maskNumbers(
    [addresses, plainNames, wordlikeNames, shortLinks, prefixedNumbers].reduce(
      (left, contacts) => left.replace(contacts, hiddenContact),
      text,
    ),
  )
  // Text next to a replaced contact may now match on its own.
  return masked === text ? text : maskContacts(masked)
}
