import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame when a page cannot be loaded or breaks: React offers this to classes only. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorPage />;
  }
}
