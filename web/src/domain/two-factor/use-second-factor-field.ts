import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../../lib/api/use-problem-text.ts'

/** The two kinds of second factor. */
export type SecondFactorWay = 'code' | 'recoveryCode'

/** A second factor as the server takes it. */
export type SecondFactor = { code: string } | { recoveryCode: string }

const complete: Record<SecondFactorWay, RegExp> = {
  code: /^\s*\d{3}\s?\d{3}\s*$/,
  recoveryCode: /^\s*[a-z\d]{5}[-\s]?[a-z\d]{5}\s*$/i,
}

/** What a person types as their second factor: the code of their app, or a recovery code. */
export interface SecondFactorInput {
  way: SecondFactorWay
  text: string
  /** Why what was typed is refused, until something else is typed. */
  fault: string | undefined
  field: RefObject<HTMLInputElement | null>
  type(text: string): void
  choose(way: SecondFactorWay): void
  /** The typed factor; undefined while it is incomplete, which is then said. */
  read(): SecondFactor | undefined
  empty(): void
}

/** Keeps what is typed as a second factor. The field takes the focus, again after each refusal. */
export const useSecondFactorField = (refusal: Error | null, forgetRefusal: () => void): SecondFactorInput => {
  const { t } = useTranslation('security')
  const problemText = useProblemText()
  const [way, setWay] = useState<SecondFactorWay>('code')
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [way, refusal])

  const type = (next: string): void => {
    setText(next)
    setMissing(false)
  }
  return {
    way,
    text,
    fault: missing
      ? t(way === 'code' ? 'codeMissing' : 'recoveryMissing')
      : refusal && !text
        ? problemText(refusal)
        : undefined,
    field,
    type,
    empty: () => setText(''),
    choose: (next) => {
      setWay(next)
      type('')
      forgetRefusal()
    },
    read: () => {
      const isComplete = complete[way].test(text)
      setMissing(!isComplete)
      if (!isComplete) {
        field.current?.focus()
        return undefined
      }
      return way === 'code' ? { code: text.trim() } : { recoveryCode: text.trim() }
    },
  }
}
