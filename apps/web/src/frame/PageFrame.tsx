import { Suspense, type ReactNode, Component } from 'react';
import { PageLoading } from './PageLoading';
import { ErrorPage } from './ErrorPage';

interface PageFrameProps {
  /** Another page, another chance to show it. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Around a page whose code arrives when it is needed: until then the page before stays, or the first one shows that it loads. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <Suspense fallback={<PageLoading />}>
      <PageBoundary key={page}>{children}</PageBoundary>
    </Suspense>
  );
}

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the frame when a page cannot be loaded or breaks: React offers this to classes only. */
class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <ErrorPage />;
  }
}
