/** What a template may name, as `{{guest}}` (docs/product/messages.md, Templates). */
export const templatePlaceholders = [
  'guest',
  'host',
  'home',
  'checkIn',
  'checkOut',
  'checkInFrom',
  'checkOutBefore',
  'nights',
] as const
export type TemplatePlaceholder = (typeof templatePlaceholders)[number]

/** A placeholder as it stands in a template. */
export const writtenPlaceholder = (name: TemplatePlaceholder): string => `{{${name}}}`

/** Puts values in the place of a template's placeholders; what has no value stays. */
export const fillTemplate = (body: string, values: Readonly<Record<string, string>>): string =>
  body.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)

/** Names in double braces, in their order. */
export const namesInBraces = (body: string): string[] =>
  [...body.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name)

/** Names in double braces that are no placeholders. */
export const unknownPlaceholders = (body: string): string[] => {
  const known: ReadonlySet<string> = new Set(templatePlaceholders)
  return namesInBraces(body).filter((name) => !known.has(name))
}

/** Placeholders that still stand in a text, each once. */
export const unfilledPlaceholders = (text: string): TemplatePlaceholder[] => {
  const left = new Set(namesInBraces(text))
  return templatePlaceholders.filter((name) => left.has(name))
}

/** The longest title of a template, characters. */
export const longestTemplateTitle = 80
/** Most templates of a host. */
export const mostTemplates = 50
/** Most planned messages of a host. */
export const mostPlannedMessages = 20
/** How far before or after its day a message is planned at most. */
export const mostPlannedDays = 30
