/** The libraries in the tables of a page: names in backticks in the first column. */
const listedIn = (page: string): string[] =>
  page.split('\n').flatMap((line) => {
    const [, first = ''] = /^\| ([^|]*`[^|]*) \|/.exec(line) ?? []
    return [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  })

const weighed = '## Weighed and not taken'

/** Dependencies that docs/libraries.md does not list, and listed ones that no package.json names, as sentences. */
export const checkLibraries = (page: string, dependencies: ReadonlySet<string>): string[] => {
  const listed = listedIn(page.slice(0, page.includes(weighed) ? page.indexOf(weighed) : page.length))
  const ours = [...dependencies].filter((name) => !name.startsWith('@nordbo/') && !name.startsWith('@types/'))
  return [
    ...ours.filter((name) => !listed.includes(name)).map((name) => `docs/libraries.md does not list ${name}`),
    ...listed
      .filter((name) => !dependencies.has(name))
      .map((name) => `docs/libraries.md lists ${name}, which no package.json names`),
  ]
}
