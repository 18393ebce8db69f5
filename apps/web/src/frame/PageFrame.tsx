import { Suspense, type ReactNode } from 'react';
import { PageBoundary } from './PageBoundary';
import { PageLoading } from './PageLoading';

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
