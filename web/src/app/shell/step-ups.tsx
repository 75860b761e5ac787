import { lazy, useEffect, useState } from 'react'
import { fetchAccountTexts } from '../../i18n/i18n.ts'
import { answerStepUps } from '../../lib/step-up/ask-step-up.ts'

const StepUpDialog = lazy(async () => {
  const [{ StepUpDialog }] = await Promise.all([import('../../domain/step-up/step-up-dialog.tsx'), fetchAccountTexts()])
  return { default: StepUpDialog }
})

/** The dialog that confirms who a person is, whenever a call asks for it. */
export const StepUps = () => {
  const [finish, setFinish] = useState<((confirmed: boolean) => void) | null>(null)
  useEffect(() => answerStepUps(() => new Promise((resolve) => setFinish(() => resolve))), [])
  if (!finish) return null
  return (
    <StepUpDialog
      onDone={(confirmed) => {
        setFinish(null)
        finish(confirmed)
      }}
    />
  )
}
