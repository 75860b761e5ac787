/** The headings of a page of Markdown, below its title. */
export const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading)
