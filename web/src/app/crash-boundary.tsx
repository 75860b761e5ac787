import { Component, type ReactNode } from 'react'
import { CrashPage } from './crash-page.tsx'

/** Shows a page instead of nothing when a bug, or a piece of the app that does not come, stops the interface. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children
  }
}
