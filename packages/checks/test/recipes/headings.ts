/** What CONTRIBUTING says of one recipe: the text of each numbered step. */
export const recipeSteps = (page: string, heading: string): string[] => {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section '${heading}'`)
  return section
    .split(/^\d+\. /m)
    .slice(1)
    .map((step) => step.split(/\n\n/)[0] ?? '')
}

/** Does a step's text name this file, or a folder that it lies in? `<name>` in a path stands for one name. */
export const namesFile = (step: string, file: string): boolean =>
  [...step.matchAll(/`([^`]+)`/g)].some(([, path = '']) => {
    const pattern = path.replaceAll(/[.+*?^$()[\]{}|]/g, '\\$&').replaceAll(/<\w+>/g, '[^/]+')
    return new RegExp(path.endsWith('/') ? `^${pattern}` : `^${pattern}$`).test(file)
  })
