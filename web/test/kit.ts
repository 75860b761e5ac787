/** What component tests use. */

export { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/dom'
export { type Answers, broken, hold, inTurn, lost, refuse, type Sent } from './api/replies.ts'
export { type OpenApp, openApp, type Visit } from './app.tsx'
export { findDialog, findToast, mainPart } from './finders.ts'
export { aGuest, aHost, anAdmin, aPartner, type Person } from './people.ts'
export { homeAnswers } from './samples/home-answers.ts'
export * from './samples/homes.ts'
export { newId } from './samples/ids.ts'
export { aProfile } from './samples/profiles.ts'
export * from './samples/stays.ts'
