import { Suspense, type ReactNode, Component } from 'react';
import { PageLoading } from './PageLoading';
import { ErrorPage } from './ErrorPage';

interface PageFrameProps {
  /** Path of the page. A new path resets the error. */
  readonly page: string;
  readonly children: ReactNode;
}

/**
 * Error and loading boundary of a lazily loaded page. The previous page remains visible while a page loads. Only the
 * first page shows a loading state.
 */
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

/** Error boundary that keeps the frame visible. React supports error boundaries only as classes. */
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
