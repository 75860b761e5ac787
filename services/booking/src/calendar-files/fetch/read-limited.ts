/** A body was longer than it may be. */
export class TooLarge extends Error {
  constructor() {
    super('the body is too large')
  }
}

/** The text of a body of at most `most` bytes; a longer one is not read to its end. */
export const readLimited = async (body: ReadableStream<Uint8Array> | null, most: number): Promise<string> => {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    // Leaving the loop cancels the body.
    if (size > most) throw new TooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
