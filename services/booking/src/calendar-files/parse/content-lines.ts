/** A content line of a calendar file (RFC 5545, 3.1) without its folds, and the line on which it begins. */
export interface ContentLine {
  text: string
  line: number
}

/** The content lines of a file, unfolded. Any line end is accepted. */
export const contentLines = (file: string): ContentLine[] => {
  const lines: ContentLine[] = []
  for (const [index, raw] of file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(raw)) last.text += raw.slice(1)
    else if (raw.trim() !== '') lines.push({ text: raw, line: index + 1 })
  }
  return lines
}

/** The name of a line's property, in capitals. */
export const nameOf = ({ text }: ContentLine): string => (/^[\w-]+(?=[;:])/.exec(text)?.[0] ?? '').toUpperCase()

/** What a `BEGIN` or `END` line names, in capitals. */
export const componentOf = ({ text }: ContentLine): string =>
  text
    .slice(text.indexOf(':') + 1)
    .trim()
    .toUpperCase()
