import type { ReactNode } from 'react'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { TestSection } from './test-section.tsx'

/** The tab "account" of the profile hub. `deletion` ends the account. */
export const AccountTab = ({ deletion }: { deletion: ReactNode }) => (
  <div className="grid max-w-[40rem] gap-4">
    <EmailSection />
    <PasswordSection />
    <TestSection />
    {deletion}
  </div>
)
