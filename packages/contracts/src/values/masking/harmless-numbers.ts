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

/** Words of locks and networks, whose codes have four to eight digits. */
const locks =
  'kode|code|lås|boks|box|schloss|schlüssel|tresor|safe|lock|alarm|pin|password|passwort|adgang|port|gate|dør|door|tür'
/** Words before numbers of bookings, receipts, parcels and meters. */
const records =
  'booking|buchung|reference|referenz|kvittering|quittung|receipt|ordre|order|pakke|paket|parcel|måler|zähler|meter'
/** A sentence that asks for a call holds no code. */
const calls = 'tlf|tele|mobil|handy|ring|sms|call|phone|text|nummer|number|ruf|whatsapp|signal|kontakt|contact'
const noCall = (most: number): string => String.raw`(?:(?!${calls})[^.!?\n\d•]){0,${most}}`
/** Eight digits right after the word alone are no code of a lock: "Kode 28112233" says a phone number. */
const bareCode = String.raw`(?!(?:kode|code)\s?[:=]?\s?[2-9]\d{7}(?!\d))`
/** Four to eight digits in one piece. */
const piece = String.raw`(?<![\d+])\d{4,8}(?![ \t\u00a0._/()-]{0,3}\d)`

/** Numbers that are not phone numbers, at any length: dates, times, weeks, years, prices and codes of doors (docs/product/people.md, Contact data). */
export const harmlessNumbers = new RegExp(
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
    String.raw`${alone}[1-9]\d{0,2}00${dash}[1-9]\d{0,2}00${ends}`,
    String.raw`${alone}\d{1,3}(?:\.\d{3})*\.\d00${ends}`,
    `${bareCode}(?:${locks})${noCall(40)}${piece}`,
    `(?:${records})${noCall(16)}${piece}`,
    String.raw`${alone}${piece}(?=\s${noCall(24)}(?:${locks}))`,
  ].join('|'),
  'giu',
)
