import Box from '@mui/material/Box';
import { Component, Suspense, type ReactNode } from 'react';
import { ErrorAlert } from '../message/ErrorAlert';
import { TOAST_PLACE } from '../toast/lower-bar';

interface FeatureBoundaryProps {
  /** Shape of the feature while its code loads. */
  readonly fallback: ReactNode;
  /** Closes a feature that opens over the page. Its failure is then a notice that can be closed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * Border of a feature that `React.lazy` loads: shows its shape while the code loads. If the code cannot be loaded, or the
 * feature breaks, an error with a Reload button replaces the feature and the rest of the page stays.
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
