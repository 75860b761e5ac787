/** A mail on its way to the mail server. */
export interface MailOnItsWay {
  /** Call it when the mail server has accepted the mail. Resolves when it is marked; rejects when it could not be marked. */
  accepted(): Promise<void>
  /** Call it when the mail server has not accepted the mail. */
  failed(): void
}

/** Marks mails that the mail server accepted as sent, together. */
export interface SentMarks {
  begin(id: string): MailOnItsWay
}

interface Accepted {
  id: string
  resolve(): void
  reject(error: unknown): void
}

/**
 * Marks accepted mails by one call of `mark` as soon as no other is on its way, and after `waitMs` at the latest. A sender that waits for
 * its mark before its next mail leaves one unmarked mail at most to a crash.
 */
export const createSentMarks = (mark: (ids: readonly string[]) => Promise<void>, waitMs = 20): SentMarks => {
  const waiting: Accepted[] = []
  let onTheirWay = 0
  let timer: NodeJS.Timeout | undefined

  const markAll = (): void => {
    clearTimeout(timer)
    timer = undefined
    const batch = waiting.splice(0)
    if (batch.length === 0) return
    mark(batch.map(({ id }) => id)).then(
      () => {
        for (const { resolve } of batch) resolve()
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error)
      },
    )
  }
  const arrive = (): void => {
    onTheirWay--
    if (onTheirWay === 0) markAll()
    else timer ??= setTimeout(markAll, waitMs)
  }
  return {
    begin: (id) => {
      onTheirWay++
      return {
        accepted: () =>
          new Promise<void>((resolve, reject) => {
            waiting.push({ id, resolve, reject })
            arrive()
          }),
        failed: arrive,
      }
    },
  }
}
