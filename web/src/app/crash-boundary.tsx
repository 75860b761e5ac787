import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

/** Shows a page when rendering throws or a chunk of the app cannot be loaded. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
