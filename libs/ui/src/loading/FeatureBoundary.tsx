import Box from '@mui/material/Box';
import { Component, Suspense, type ReactNode } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { TOAST_PLACE } from '../toast/lower-bar';

interface FeatureBoundaryProps {
  /** Skeleton that is shown while the code of the feature loads. */
  readonly fallback: ReactNode;
  /**
   * Closes a feature that opens above the page. An error of the feature is then shown as a notice that the user can
   * close.
   */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Error and loading boundary of a lazily loaded feature. It shows a skeleton while the code loads. If loading or
 * rendering fails, an error with a Reload button replaces the feature. The rest of the page remains usable.
 */
export class FeatureBoundary extends Component<FeatureBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { fallback, onClose, children } = this.props;
    if (!this.state.hasFailed) return <Suspense fallback={fallback}>{children}</Suspense>;
    const alert = (
      <ErrorAlert
        onRetry={() => window.location.reload()}
        retryLabel="Reload"
        onClose={onClose}
        detail="The connection may be down, or there is a newer version."
      >
        This part of the page could not be loaded.
      </ErrorAlert>
    );
    return onClose ? <Box sx={FAILURE_NOTICE}>{alert}</Box> : alert;
  }
}

const FAILURE_NOTICE = { ...TOAST_PLACE, borderRadius: 1, boxShadow: 'var(--mui-palette-floating)' };
