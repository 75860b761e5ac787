const essence = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('da')
    .replaceAll('å', 'aa')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether two spellings name the same company: case, spaces, punctuation, and å or aa make no difference. */
export const isSameCompanyName = (written: string, registered: string): boolean =>
  essence(written) === essence(registered)
