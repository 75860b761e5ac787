/** Asks the person to confirm who they are. Resolves to whether they did. */
type AskStepUp = () => Promise<boolean>

let ask: AskStepUp | undefined
let asking: Promise<boolean> | undefined

/** Answers requests for a confirmation from now on, with a dialog. Returns how to stop. */
export const answerStepUps = (open: AskStepUp): (() => void) => {
  ask = open
  return () => {
    if (ask === open) ask = undefined
  }
}

/** Asks the person to confirm who they are (docs/product/people.md, Step-up). Calls at the same time share one dialog. */
export const askStepUp = (): Promise<boolean> => {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return asking
}

/** Does this answer ask for a confirmation? */
export const needsStepUp = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await response.clone().text()).includes('"auth.stepUpRequired"')
