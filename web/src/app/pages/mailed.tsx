import { Route, Routes } from 'react-router-dom'
import { ConfirmEmailPage, UndoEmailPage } from '../../features/auth/mailed/email-link-pages.tsx'
import { ForgotPage } from '../../features/auth/mailed/forgot-page.tsx'
import { ResetPage } from '../../features/auth/mailed/reset-page.tsx'
import { NotFoundPage } from '../not-found-page.tsx'

/** The pages below /auth: the forgotten password, and what mailed links about an account lead to. */
export const MailedRoute = () => (
  <Routes>
    <Route path="forgot" element={<ForgotPage />} />
    <Route path="reset" element={<ResetPage />} />
    <Route path="confirm-email" element={<ConfirmEmailPage />} />
    <Route path="undo-email" element={<UndoEmailPage />} />
    <Route path="*" element={<NotFoundPage />} />
  </Routes>
)
